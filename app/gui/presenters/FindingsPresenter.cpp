// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presenters/FindingsPresenter.h"

#include "app/gui/base/Texts.h"
#include "app/gui/presenters/AccessController.h"
#include "views/findings/FindingsView.h"

#include <algorithm>

namespace warpgrain::gui {

FindingsPresenter::FindingsPresenter(Workbench &workbench, views::FindingsView &view)
    : QObject(&view), workbench_(workbench), view_(view), controller_(workbench.newParser()) {
  connect(&workbench_, &Workbench::architectureChanged, this, &FindingsPresenter::ask);
  connect(&workbench_.launch(), &LaunchController::changed, this, [this] {
    // Of another launch the accesses are looked at first.
    if (accesses_ && accesses_->launch.arguments == workbench_.launch().arguments()) ask();
  });
  connect(&workbench_, &Workbench::analysisBegun, this, [this] {
    showEmpty();
    view_.setBusy(true);
  });
  connect(&controller_, &FindingsController::begun, this, [this] { view_.setBusy(true); });
  connect(&controller_, &FindingsController::found, this, &FindingsPresenter::show);
  connect(&view_, &views::FindingsView::placeChosen, this, [this](const QString &path, int line, int column) {
    workbench_.selection().goTo({.file = toPath(path),
                                 .line = static_cast<std::uint32_t>(line),
                                 .column = static_cast<std::uint32_t>(std::max(column, 1))});
  });
  connect(&view_, &views::FindingsView::numberTyped, this,
          [this](const views::LaunchNumber &number) { typeNumber(workbench_.launch(), number); });
  connect(&view_, &views::FindingsView::planChosen, this,
          [this](const transform::Plan &plan) { workbench_.plans().chooseAll(workbench_.selection().kernel(), plan); });
  showEmpty();
}

void FindingsPresenter::setAccesses(const AccessAnalysisPointer &accesses) {
  accesses_ = accesses;
  showNumbers();
  ask();
}

/// Where numbers are missing there are fields for them, and they stay while the kernel does: a number can be changed.
void FindingsPresenter::showNumbers() {
  const std::vector<views::LaunchNumber> none;
  const std::vector<views::LaunchNumber> &numbers = accesses_ ? accesses_->list->numbers : none;
  const bool isMissing = std::ranges::any_of(numbers, [](const views::LaunchNumber &number) { return !number.value; });
  if (accesses_ && isMissing)
    kernelWithFields_ = accesses_->kernel;
  else if (!accesses_ || accesses_->kernel != kernelWithFields_)
    kernelWithFields_ = {};
  view_.setNumbers(kernelWithFields_.isNone() ? none : numbers);
}

void FindingsPresenter::ask() {
  showEmpty();
  if (!accesses_) {
    controller_.drop();
    show({});
    return;
  }
  controller_.ask({.accesses = accesses_,
                   .dynamicSharedBytes = workbench_.launch().bytes().value_or(0),
                   .architecture = workbench_.architecture(),
                   .fromSource = workbench_.launch().fromSource()});
  if (!controller_.isBusy()) view_.setBusy(false);
}

void FindingsPresenter::show(const FoundFindings &found) {
  view_.setBusy(false);
  view_.setList(found.list);
  Q_EMIT counted(found.list ? static_cast<int>(found.list->rows.size()) : 0);
  Q_EMIT listed(found.list);
}

void FindingsPresenter::showEmpty() {
  const AnalysisPointer &analysis = workbench_.analysis();
  if (!analysis && !workbench_.source().mainFile().empty())
    view_.setEmptyText({}); // it is being read
  else if (!analysis || !analysis->unit)
    view_.setEmptyText(tr("Open a CUDA file to see what is wrong with its kernels, and what mends it."));
  else if (workbench_.selection().kernel().isNone())
    view_.setEmptyText(tr("There is no kernel here: open a file that holds one."));
  else
    view_.setEmptyText(tr("The kernel is analysed."));
}

} // namespace warpgrain::gui
