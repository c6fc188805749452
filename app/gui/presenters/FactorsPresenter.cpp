// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presenters/FactorsPresenter.h"

#include "app/gui/base/Texts.h"
#include "app/gui/plan/FactorRows.h"
#include "core/tune/SpaceText.h"
#include "views/factors/FactorPanel.h"
#include "views/shared/CoreText.h"

#include <algorithm>

namespace warpgrain::gui {

FactorsPresenter::FactorsPresenter(Workbench &workbench, views::FactorPanel &panel)
    : QObject(&panel), workbench_(workbench), panel_(panel) {
  panel_.setEmptyText(tr("Open a CUDA file to see which steps its kernels allow."));
  panel_.setPlaceName([this](const SourceSpan &span) { return nameOf(span); });
  connectPanel();
  connectSpace();
  connect(&workbench_, &Workbench::analysisBegun, this, [this] { panel_.setBusy(true); });
  connect(&workbench_, &Workbench::checked, this, &FactorsPresenter::showVerdicts);
  connect(&workbench_, &Workbench::partlyChecked, this, &FactorsPresenter::showVerdicts);
  connect(&workbench_, &Workbench::liftsFound, this, &FactorsPresenter::showVerdicts);
  connect(&workbench_.source(), &SourceController::unitOpened, this, &FactorsPresenter::clear);
  connect(&workbench_, &Workbench::previewed, this, &FactorsPresenter::showPreview);
  connect(&workbench_.plans(), &PlanController::planChanged, this, &FactorsPresenter::showPlan);
  connect(&workbench_.selection(), &Selection::caretMoved, this, &FactorsPresenter::followCaret);
  connect(&workbench_.selection(), &Selection::kernelChanged, this, [this](const KernelKey &kernel) {
    panel_.setBusy(!kernel.isNone());
    showPlan();
    showTried();
  });
}

/// Values that the search space tries have a tick, however they came into it.
void FactorsPresenter::connectSpace() {
  SearchSpaceController &space = workbench_.space();
  const auto kernel = [this] { return workbench_.selection().kernel(); };
  connect(&space, &SearchSpaceController::spaceChanged, this, &FactorsPresenter::showTried);
  connect(&space, &SearchSpaceController::spaceTyped, this, &FactorsPresenter::showTried);
  connect(&panel_, &views::FactorPanel::stepTicked, this, [&space, kernel](const transform::Step &step) {
    space.choose(kernel(), tune::toggledIn(space.spaceOf(kernel()), step));
  });
  connect(&panel_, &views::FactorPanel::spaceWanted, this, [this, &space, kernel] {
    space.choose(kernel(), tune::spaceOfPlan(workbench_.plans().planOf(kernel())));
    Q_EMIT spaceMade();
  });
}

void FactorsPresenter::showTried() {
  panel_.setTried(tune::stepsIn(workbench_.space().spaceOf(workbench_.selection().kernel())));
}

void FactorsPresenter::connectPanel() {
  const auto kernel = [this] { return workbench_.selection().kernel(); };
  connect(&panel_, &views::FactorPanel::stepChosen, this, [this, kernel](const transform::Step &step) {
    // Until the verdicts of another kernel are there, the rows are still those of the one before.
    if (workbench_.verdicts().kernel == kernel()) workbench_.plans().choose(kernel(), step);
  });
  connect(&panel_, &views::FactorPanel::stepRemoved, this,
          [this, kernel](const transform::Step &step) { workbench_.plans().remove(kernel(), step); });
  connect(&panel_, &views::FactorPanel::planChanged, this,
          [this, kernel](const transform::PlanDraft &draft) { workbench_.plans().setDraft(kernel(), draft); });
  connect(&panel_, &views::FactorPanel::stepsTyped, this,
          [this, kernel](const QString &text) { tell(workbench_.plans().add(kernel(), toUtf8(text))); });
  connect(&panel_, &views::FactorPanel::stepEdited, this, [this, kernel](std::size_t index, const QString &text) {
    tell(workbench_.plans().edit(kernel(), index, toUtf8(text)));
  });
  connect(&panel_, &views::FactorPanel::placeChosen, this, &FactorsPresenter::goTo);
}

void FactorsPresenter::showVerdicts(const Verdicts &verdicts) {
  panel_.setBusy(workbench_.isAnalysing());
  if (verdicts.steps.empty())
    panel_.setEmptyText(verdicts.kernel.isNone()
                            ? tr("There is no kernel here: open a file that holds one.")
                            : tr("No step fits this kernel: it uses no threadIdx and has no loop."));
  showRows();
}

/// What was judged on another text than the plan gives now, or of another kernel, is not known yet.
void FactorsPresenter::showRows() {
  const Verdicts &verdicts = workbench_.verdicts();
  const KernelKey &kernel = workbench_.selection().kernel();
  std::vector<views::FactorRow> rows = factorRows(verdicts.steps, verdicts.targets);
  markPending(rows, verdicts, kernel, workbench_.plans().draftOf(kernel));
  panel_.setRows(rows);
}

void FactorsPresenter::showPlan() {
  panel_.setTypedProblem({});
  panel_.setPlan(workbench_.plans().draftOf(workbench_.selection().kernel()));
  showRows();
}

/// What was said of another file is nothing that is known of this one.
void FactorsPresenter::clear() {
  panel_.clear();
  panel_.setEmptyText(tr("Reading the source…"));
}

void FactorsPresenter::showPreview(const PlanPreview &preview) {
  const session::Variant &variant = preview.variant;
  planAnalysis_ = preview.analysis;
  panel_.setPlanVerdict(variant.verdict, variant.stepVerdicts);
  // A plan that is not refused by a verdict, and still gave no text, has failed for another reason.
  const bool failed = variant.status == session::VariantStatus::failed;
  panel_.setPlanProblem(failed ? views::textOfCore(variant.reason) : QString());
}

void FactorsPresenter::tell(const Result<void> &done) {
  if (!done) panel_.setTypedProblem(views::textOfCore(done.error().message));
}

/// A person who goes to a loop's header sees its steps.
void FactorsPresenter::followCaret(const Place &caret) {
  const Verdicts &verdicts = workbench_.verdicts();
  if (!verdicts.analysis || !verdicts.analysis->unit || verdicts.kernel != workbench_.selection().kernel()) return;
  const auto loop = std::ranges::find_if(verdicts.targets, [&](const StepTarget &target) {
    return target.subject == transform::StepSubject::loop && target.line == caret.line &&
           (*verdicts.analysis->unit)[target.spans.front().file].path == caret.file;
  });
  if (loop != verdicts.targets.end()) panel_.revealSection(sectionOf(*loop));
}

/// The text that the reasons speak of, which may be older than the newest.
const Analysis *FactorsPresenter::analysisOfReasons() const {
  return panel_.speaksOfPlan() ? planAnalysis_.get() : workbench_.verdicts().analysis.get();
}

void FactorsPresenter::goTo(const SourceSpan &span) {
  if (const Analysis *analysis = analysisOfReasons()) workbench_.selection().goTo(analysis->outline.placeOf(span));
}

QString FactorsPresenter::nameOf(const SourceSpan &span) const {
  const Analysis *analysis = analysisOfReasons();
  if (analysis == nullptr) return {};
  const Place place = analysis->outline.placeOf(span);
  return span.file == mainFile ? tr("line %1").arg(place.line)
                               : QStringLiteral("%1:%2").arg(toQString(place.file.filename())).arg(place.line);
}

} // namespace warpgrain::gui
