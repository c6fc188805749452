// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presenters/OpenMpPresenter.h"

#include "app/gui/base/Texts.h"
#include "core/frontend/openmp/DirectiveSearch.h"
#include "core/openmp/emit/Prelude.h"
#include "views/openmp/OpenMpView.h"

#include <array>

namespace warpgrain::gui {

namespace {

/// In the order of the view's list.
constexpr std::array modes{openmp::TransferMode::resident, openmp::TransferMode::flow, openmp::TransferMode::all};

constexpr int quietMilliseconds = 500;

/// A translation holds directives, too: of the regions that stay on the CPU, and of its own.
bool isOpenMpSource(const model::Unit &unit) {
  return frontend::holdsOpenMp(unit) && !openmp::holdsPrelude(unit.files.front().text);
}

} // namespace

OpenMpPresenter::OpenMpPresenter(Workbench &workbench, views::OpenMpView &view, Dialogs &dialogs)
    : QObject(&view), workbench_(workbench), view_(view), dialogs_(dialogs) {
  quiet_.setSingleShot(true);
  connect(&quiet_, &QTimer::timeout, this, &OpenMpPresenter::ask);
  connect(&workbench_.source(), &SourceController::unitOpened, this, [this] {
    isNew_ = true;
    show({});
  });
  connect(&workbench_, &Workbench::analysisBegun, this, [this] {
    quiet_.stop();
    controller_.drop();
    if (hasDirectives_) view_.setBusy(true);
  });
  connect(&workbench_, &Workbench::analysed, this, &OpenMpPresenter::take);
  connect(&workbench_, &Workbench::architectureChanged, this, &OpenMpPresenter::ask);
  connect(&workbench_, &Workbench::toolkitFound, this, &OpenMpPresenter::ask);
  connect(&workbench_.selection(), &Selection::caretMoved, this, [this](const Place &place) {
    if (shown_.program) view_.chooseAt(toQString(place.file), static_cast<int>(place.line));
  });
  connect(&controller_, &OpenMpController::translated, this, &OpenMpPresenter::show);
  connect(&writer_, &ProgramWriter::wrote, this, [this](const std::filesystem::path &file, bool isToOpen) {
    if (isToOpen)
      Q_EMIT openWanted(toQString(file));
    else
      Q_EMIT told(MessageKind::information, tr("The CUDA program was written to %1.").arg(toQString(file)));
  });
  connect(&writer_, &ProgramWriter::refused, this,
          [this](const QString &sentence) { Q_EMIT told(MessageKind::error, sentence); });
  connect(&view_, &views::OpenMpView::placeChosen, this, [this](const QString &path, int line) {
    workbench_.selection().goTo({.file = toPath(path), .line = static_cast<std::uint32_t>(line), .column = 1});
  });
  connect(&view_, &views::OpenMpView::transfersChosen, this, [this](int mode) {
    transfers_ = modes[static_cast<std::size_t>(mode)];
    ask();
  });
  connect(&view_, &views::OpenMpView::openWanted, this, [this] {
    if (!shown_.cuda.empty()) writer_.writeBeside(cudaNameOf(workbench_.source().mainFile()), shown_.cuda);
  });
  connect(&view_, &views::OpenMpView::saveWanted, this, &OpenMpPresenter::save);
  showEmpty();
}

void OpenMpPresenter::setLookedAt(bool isLookedAt) {
  isLookedAt_ = isLookedAt;
  if (isLookedAt) ask();
}

void OpenMpPresenter::take(const AnalysisPointer &analysis) {
  const bool wasNew = std::exchange(isNew_, false);
  // A text that cannot be read at all says nothing of what it was.
  const bool has = analysis->unit ? isOpenMpSource(*analysis->unit) : hasDirectives_ && !wasNew;
  const bool hasChanged = has != std::exchange(hasDirectives_, has);
  if (!has) {
    controller_.drop();
    show({});
  }
  if (wasNew || hasChanged) Q_EMIT directivesSeen(has, wasNew && analysis->outline.kernels().empty());
  if (!has) return;
  showEmpty();
  if (wasNew || !shown_.program)
    ask();
  else
    quiet_.start(quietMilliseconds);
}

void OpenMpPresenter::ask() {
  if (!isLookedAt_ || !hasDirectives_) return;
  auto source = editedSource(workbench_);
  if (!source) return;
  controller_.ask({.source = *std::move(source), .transfers = transfers_});
  view_.setBusy(controller_.isBusy());
}

void OpenMpPresenter::show(const OpenMpAnswer &answer) {
  shown_ = answer;
  view_.setProgram(shown_.program);
  view_.setBusy(controller_.isBusy());
  showEmpty();
}

void OpenMpPresenter::showEmpty() {
  view_.setEmptyText(hasDirectives_ ? tr("The program is translated.")
                                    : tr("Open a C, C++ or CUDA source with OpenMP directives (#pragma omp) to see "
                                         "which of its regions become kernels, and what is copied for them."));
}

void OpenMpPresenter::save() {
  if (shown_.cuda.empty()) return;
  const std::filesystem::path &source = workbench_.source().mainFile();
  const QString target = dialogs_.saveFile(&view_, tr("Save the CUDA program"), toQString(cudaNameOf(source)));
  if (target.isEmpty()) return;
  std::error_code ignored;
  if (std::filesystem::equivalent(toPath(target), source, ignored)) {
    Q_EMIT told(MessageKind::error, tr("%1 is the source itself; choose another name.").arg(target));
    return;
  }
  writer_.writeTo(toPath(target), shown_.cuda);
}

} // namespace warpgrain::gui
