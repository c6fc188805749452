// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presenters/ExplorerPresenter.h"

#include "views/explorer/ExplorerView.h"

namespace warpgrain::gui {

ExplorerPresenter::ExplorerPresenter(Workbench &workbench, views::ExplorerView &view)
    : QObject(&view), workbench_(workbench), view_(view) {
  connect(&workbench_, &Workbench::analysed, this, &ExplorerPresenter::showAnalysis);
  connect(&workbench_.source(), &SourceController::unitOpened, &view_, [this] {
    view_.clear();
    view_.setReading(true);
  });
  connect(&workbench_.selection(), &Selection::kernelChanged, this, &ExplorerPresenter::showKernel);
  connect(&view_, &views::ExplorerView::kernelChosen, this, [this](model::FunctionId kernel) {
    if (const auto &analysis = workbench_.analysis(); analysis && analysis->unit)
      workbench_.selection().setKernel(keyOf(*analysis->unit, kernel));
  });
  connect(&view_, &views::ExplorerView::placeChosen, this, [this](const SourceSpan &span) {
    if (const auto &analysis = workbench_.analysis()) workbench_.selection().goTo(analysis->outline.placeOf(span));
  });
}

void ExplorerPresenter::showAnalysis() {
  const AnalysisPointer &analysis = workbench_.analysis();
  view_.setReading(false);
  if (!analysis->unit) return view_.clear();
  view_.setOutline(analysis->rows);
  showKernel();
}

void ExplorerPresenter::showKernel() {
  if (const auto &analysis = workbench_.analysis(); analysis && analysis->unit)
    view_.selectKernel(findKernel(*analysis->unit, workbench_.selection().kernel()));
}

} // namespace warpgrain::gui
