// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/report/ReportController.h"

#include "app/gui/base/Texts.h"
#include "app/gui/hand/HandSources.h"
#include "app/gui/report/ReportFile.h"
#include "app/gui/report/ReportLanguage.h"
#include "core/report/Page.h"
#include "views/shared/CoreText.h"

#include <algorithm>
#include <cctype>
#include <utility>
#include <variant>

namespace warpgrain::gui {

namespace fs = std::filesystem;

namespace {

/// Numbers of the source that the launch has; a person may have given others.
std::vector<run::SourceNumber> takenOf(const ReportOrder &order) {
  std::vector<run::SourceNumber> out;
  for (const run::SourceNumber &number : order.fromSource.arguments) {
    const auto own = order.launch.arguments.find(number.name);
    const auto *value = std::get_if<std::int64_t>(&number.value);
    if (value != nullptr && own != order.launch.arguments.end() && own->second == *value) out.push_back(number);
  }
  return out;
}

report::ReportTask taskOf(const ReportOrder &order, const std::shared_ptr<KeptParser> &parser) {
  report::ReportTask task{.subject = subjectOf(order.subject, parser),
                          .launch = order.launch,
                          .taken = takenOf(order),
                          .dynamicSharedBytes = order.dynamicSharedBytes,
                          .chosen = order.chosen,
                          .variants = order.variants};
  task.openHand = openHandBeside(order.subject, parser->another());
  task.isGuessed = order.fromSource.isShapeGuess || std::ranges::any_of(task.taken, &run::SourceNumber::isGuess);
  return task;
}

} // namespace

ReportController::ReportController(std::shared_ptr<KeptParser> parser, QObject *parent)
    : QObject(parent), parser_(std::move(parser)), run_(this) {}

std::string ReportController::suggestedName(const ChosenKernel &kernel) {
  std::string name = kernel.kernel.name;
  std::ranges::replace_if(
      name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0 && c != '_'; }, '_');
  return kernel.analysis->unit->files.front().path.stem().string() + "." + name + ".html";
}

void ReportController::write(ReportOrder order, const fs::path &target) {
  if (run_.isRunning() || !order.subject.isThere()) return;
  run_.start(
      [order = std::move(order), parser = parser_, target](const CancellationToken &cancel, const auto &) {
        const report::Report made = makeReport(taskOf(order, parser), cancel);
        if (cancel.stop_requested()) return Result<void>();
        const report::Language language = reportLanguage();
        const QString title = toQString(language.text(report::Word::title, {made.kernel}));
        return writeReport(report::pageOf(made, language), title, target);
      },
      [this, target](const Result<void> &done, bool cancelled) {
        if (cancelled) return;
        if (done)
          Q_EMIT written(tr("The report was written to %1.").arg(toQString(target)));
        else
          Q_EMIT refused(views::textOfCore(done.error().message));
      });
  Q_EMIT begun();
}

} // namespace warpgrain::gui
