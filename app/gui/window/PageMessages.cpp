// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/PageMessages.h"

#include "app/gui/base/Texts.h"
#include "app/gui/session/SessionController.h"
#include "app/gui/window/LogView.h"
#include "app/gui/window/MessageBar.h"

#include <QStatusBar>

namespace warpgrain::gui {

namespace {

constexpr int briefly = 5000;
constexpr int forAWhile = 15000;

} // namespace

PageMessages::PageMessages(Workbench &workbench, SessionController &sessions, MessageBar &bar, QStatusBar &status,
                           LogView &log, QObject *parent)
    : QObject(parent), workbench_(workbench), sessions_(sessions), bar_(bar), status_(status), log_(log) {
  connect(&workbench_, &Workbench::told, this, [this](MessageKind kind, const QString &sentence, MessageCause cause) {
    log_.add(sentence);
    bar_.tell(kind, sentence, {}, cause);
  });
  connectSource();
  connectExports();
  connectSessions();
  connectEnds();
}

void PageMessages::connectSource() {
  const SourceController &source = workbench_.source();
  connect(&source, &SourceController::openFailed, this,
          [this](const std::filesystem::path &, const QString &sentence) { fail(sentence); });
  connect(&source, &SourceController::saveFailed, this,
          [this](const std::filesystem::path &, const QString &sentence) { fail(sentence); });
  connect(&source, &SourceController::saved, this, [this](const std::filesystem::path &path) {
    status_.showMessage(tr("Saved %1.").arg(toQString(path)), briefly);
    bar_.forget(MessageCause::file);
  });
  connect(&source, &SourceController::copyOpened, this, [this](const std::filesystem::path &copy) {
    say(tr("The example was opened as a copy, %1: yours to change.").arg(toQString(copy)), forAWhile);
  });
}

void PageMessages::connectExports() {
  const ExportController &exporter = workbench_.exporter();
  const ReportController &reports = workbench_.reports();
  connect(&exporter, &ExportController::refused, this, &PageMessages::fail);
  connect(&exporter, &ExportController::exported, this, &PageMessages::wrote);
  connect(&reports, &ReportController::begun, this, [this] { status_.showMessage(tr("Writing the report…")); });
  connect(&reports, &ReportController::refused, this, [this](const QString &sentence) {
    status_.clearMessage();
    fail(sentence);
  });
  connect(&reports, &ReportController::written, this, [this](const QString &sentence) {
    status_.showMessage(sentence, forAWhile);
    wrote(sentence);
  });
}

void PageMessages::connectSessions() {
  connect(&sessions_, &SessionController::openFailed, this,
          [this](const std::filesystem::path &, const QString &sentence) { fail(sentence); });
  connect(&sessions_, &SessionController::saveFailed, this,
          [this](const std::filesystem::path &, const QString &sentence) { fail(sentence); });
  connect(&sessions_, &SessionController::saved, this, [this](const std::filesystem::path &file) {
    say(tr("Saved the session %1.").arg(toQString(file)), briefly);
  });
}

/// What sentences speak of is gone.
void PageMessages::connectEnds() {
  const auto forgetWork = [this] {
    bar_.forget(MessageCause::work);
    bar_.forget(MessageCause::launch);
  };
  connect(&workbench_.jobs(), &Jobs::asked, this, forgetWork);
  connect(&workbench_.selection(), &Selection::kernelChanged, this, forgetWork);
  connect(&workbench_.launchCheck(), &LaunchCheck::answered, this, [this](const LaunchAnswer &answer) {
    if (answer.isComplete) bar_.forget(MessageCause::launch);
  });
  connect(&workbench_, &Workbench::analysed, this, [this](const AnalysisPointer &analysis) {
    if (analysis->unit && !analysis->error && !analysis->outline.kernels().empty()) bar_.forget(MessageCause::source);
  });
}

void PageMessages::say(const QString &sentence, int milliseconds) {
  status_.showMessage(sentence, milliseconds);
  log_.add(sentence);
}

void PageMessages::fail(const QString &sentence) {
  log_.add(sentence);
  bar_.tell(MessageKind::error, sentence);
}

/// A warning that was given with the export stays to be read.
void PageMessages::wrote(const QString &sentence) {
  log_.add(sentence);
  if (bar_.isHidden()) bar_.tell(MessageKind::information, sentence);
}

} // namespace warpgrain::gui
