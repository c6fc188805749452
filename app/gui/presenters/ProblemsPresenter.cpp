// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presenters/ProblemsPresenter.h"

#include "app/gui/base/Texts.h"
#include "core/model/KernelSearch.h"
#include "views/findings/FindingText.h"
#include "views/problems/ProblemsView.h"
#include "views/shared/CoreText.h"

#include <utility>

namespace warpgrain::gui {

ProblemsPresenter::ProblemsPresenter(Workbench &workbench, views::ProblemsView &view)
    : QObject(&view), workbench_(workbench), view_(view) {
  connect(&workbench_, &Workbench::analysed, this, &ProblemsPresenter::refresh);
  connect(&workbench_, &Workbench::previewed, this, &ProblemsPresenter::showPreview);
  connect(&workbench_.source(), &SourceController::unitOpened, this, [this] {
    openProblem_.clear();
    planProblem_.clear();
    refresh();
  });
  connect(&workbench_.selection(), &Selection::kernelChanged, this, [this] {
    if (std::exchange(planProblem_, QString()).isEmpty()) return; // it was that of another kernel's plan
    refresh();
  });
  connect(&workbench_.source(), &SourceController::openFailed, this,
          [this](const std::filesystem::path &path, const QString &sentence) {
            openProblem_ = sentence;
            openPath_ = toQString(path);
            refresh();
          });
  connect(&view_, &views::ProblemsView::placeChosen, this, [this](const QString &path, int line, int column) {
    if (path.isEmpty() || line < 1) return;
    workbench_.selection().goTo({.file = toPath(path),
                                 .line = static_cast<std::uint32_t>(line),
                                 .column = static_cast<std::uint32_t>(std::max(column, 1))});
  });
}

void ProblemsPresenter::showPreview(const PlanPreview &preview) {
  const session::Variant &variant = preview.variant;
  const bool refused = variant.status != session::VariantStatus::waiting && !variant.plan.empty();
  const QString now = refused ? views::textOfCore(variant.reason) : QString();
  if (now == planProblem_) return;
  planProblem_ = now;
  refresh();
}

void ProblemsPresenter::setFindings(const views::FindingListPointer &findings) {
  findings_ = findings;
  refresh();
}

namespace {

/// Notes stay in their own list.
void addFindings(const views::FindingList &list, std::vector<views::Problem> &problems) {
  for (const views::FindingRow &row : list.rows) {
    if (row.finding.severity == findings::Severity::note || row.places.empty()) continue;
    const bool isError = row.finding.severity == findings::Severity::error;
    const QString title = views::findingTitle(row.finding.kind);
    const QString cause = views::causeText(row.finding);
    problems.push_back({.severity = isError ? model::Severity::error : model::Severity::warning,
                        .text = cause.startsWith(title) ? cause : QStringLiteral("%1: %2").arg(title, cause),
                        .path = row.places.front().path,
                        .line = row.places.front().line,
                        .column = row.places.front().column});
  }
}

} // namespace

void ProblemsPresenter::refresh() {
  std::vector<views::Problem> problems;
  if (!openProblem_.isEmpty())
    problems.push_back({.severity = model::Severity::error, .text = openProblem_, .path = openPath_});
  if (const AnalysisPointer &analysis = workbench_.analysis()) {
    problems.insert(problems.end(), analysis->problems.begin(), analysis->problems.end());
    if (analysis->error)
      problems.push_back({.severity = model::Severity::error,
                          .text = views::textOfCore(analysis->error->message),
                          .path = toQString(analysis->parser.file)});
    else if (analysis->unit && analysis->outline.kernels().empty())
      problems.push_back({.severity = model::Severity::warning,
                          .text = toQString(model::noKernelError(*analysis->unit).message),
                          .path = toQString(analysis->parser.file)});
  }
  if (findings_) addFindings(*findings_, problems);
  if (!planProblem_.isEmpty()) problems.push_back({.severity = model::Severity::warning, .text = planProblem_});
  view_.setProblems(std::move(problems));
  Q_EMIT counted(view_.errorCount(), view_.warningCount());
}

} // namespace warpgrain::gui
