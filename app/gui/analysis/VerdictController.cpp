// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/VerdictController.h"

#include "core/plan/PlanStages.h"
#include "core/plan/StepForm.h"
#include "core/plan/Transformation.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

namespace warpgrain::gui {

using transform::PlanDraft;
using transform::PlanStages;
using transform::Step;

const CheckedStep *Verdicts::find(const Step &step) const {
  const auto found = std::ranges::find(steps, step, &CheckedStep::step);
  return found != steps.end() && found->isJudged ? &*found : nullptr;
}

bool Verdicts::holdFor(const PlanDraft &other, const Step &step) const {
  return stepsBefore(draft, step) == stepsBefore(other, step);
}

/// Lives on the worker's thread. The texts that the plan leads through are kept, with what was said of steps on them,
/// as long as the same kernel of the same revision is asked about.
class VerdictController::Judge {
public:
  explicit Judge(std::shared_ptr<KeptParser> parser) : parser_(std::move(parser)) {}

  Verdicts answer(const Request &request, const CancellationToken &cancel) {
    if (!open(request)) return {.analysis = request.analysis, .kernel = request.kernel, .draft = request.draft};
    stages_->setPlan(planOf(request.draft));
    return request.checked ? lift(*request.checked, cancel) : check(request, cancel);
  }

private:
  /// False where there is no such kernel.
  bool open(const Request &request) {
    if (!request.analysis || !request.analysis->unit) return false;
    if (stages_ && request.analysis == analysis_ && request.kernel == kernel_) return true;
    stages_.reset();
    offered_.reset();
    analysis_ = request.analysis;
    kernel_ = request.kernel;
    const model::FunctionId kernel = findKernel(*analysis_->unit, kernel_);
    if (!model::isSome(kernel)) return false;
    const auto reparse = [this](const transform::Texts &texts) { return parser_->parse(analysis_->parser, texts); };
    stages_.emplace(*analysis_->unit, kernel, reparse, analysis_->texts);
    return true;
  }

  std::vector<Step> offersAt(std::size_t stage) const {
    std::vector<Step> steps;
    for (const transform::Transformation *transformation : transform::transformations())
      std::ranges::copy(transformation->offers(stages_->unit(stage), stages_->kernel(stage)),
                        std::back_inserter(steps));
    return steps;
  }

  /// What is offered behind the plan, other choices for its steps from the texts that those are made on, and the steps
  /// themselves, which a person may have typed.
  std::vector<Step> stepsFor(const PlanDraft &draft) const {
    std::vector<Step> steps;
    const auto add = [&steps](const Step &step) {
      if (std::ranges::find(steps, step) == steps.end()) steps.push_back(step);
    };
    for (std::size_t stage = 0; stage < stages_->reached(); ++stage)
      for (const Step &step : offersAt(stage))
        if (placeOf(draft, step) < draft.size() && stepsBefore(draft, step).size() == stage) add(step);
    for (const Step &step : offersAt(stages_->reached()))
      add(step);
    for (const transform::DraftStep &step : draft)
      add(step.step);
    const auto rank = [](const Step &step) {
      const auto all = transform::transformations();
      return std::ranges::find(all, transform::findTransformation(step.word)) - all.begin();
    };
    std::ranges::stable_sort(steps, {}, rank);
    return steps;
  }

  Verdicts check(const Request &request, const CancellationToken &cancel) {
    Verdicts out{.analysis = request.analysis, .kernel = request.kernel, .draft = request.draft};
    const std::size_t reached = stages_->reached();
    out.targets = stepTargetsOf(stages_->unit(0), stages_->kernel(0));
    if (reached > 0)
      out.targets =
          stepTargetsOf(std::move(out.targets), stepTargetsOf(stages_->unit(reached), stages_->kernel(reached)));
    if (!offered_ || offeredFor_ != request.draft) {
      offered_ = stepsFor(request.draft);
      offeredFor_ = request.draft;
    }
    for (const Step &step : *offered_)
      out.steps.push_back({.step = step, .verdict = {.kind = dependence::VerdictKind::unknown}, .isJudged = false});
    out.isWhole = judge(out.steps, request.draft, cancel);
    if (!out.isWhole) return out;
    for (const Step &step : transform::findTransformation("coarsen")->offers(stages_->unit(0), stages_->kernel(0))) {
      if (cancel.stop_requested()) return out;
      out.ofStart.push_back({step, stages_->judge(0, step)});
    }
    return out;
  }

  /// Steps of the kernel as a whole come first. False where there are more than are judged in a part of an answer.
  bool judge(std::vector<CheckedStep> &steps, const PlanDraft &draft, const CancellationToken &cancel) {
    constexpr std::chrono::milliseconds part(300);
    const auto begin = std::chrono::steady_clock::now();
    const auto isOfKernel = [](const CheckedStep &checked) {
      return formOf(checked.step).subject == transform::StepSubject::kernel;
    };
    for (const bool ofKernel : {true, false})
      for (CheckedStep &checked : steps) {
        if (isOfKernel(checked) != ofKernel) continue;
        const std::size_t stage = stepsBefore(draft, checked.step).size();
        const bool isOver = std::chrono::steady_clock::now() - begin > part;
        if (cancel.stop_requested() || (isOver && !stages_->knows(stage, checked.step))) return false;
        checked.verdict = stages_->judge(stage, checked.step);
        checked.isJudged = true;
      }
    return true;
  }

  /// Of steps that would stand at the end of the plan: one before them stands there too.
  Verdicts lift(Verdicts verdicts, const CancellationToken &cancel) {
    constexpr int mostTried = 256; // each may read the source anew
    int tried = 0;
    const std::size_t end = stages_->plan().size();
    if (stages_->reached() < end) return verdicts; // nothing stands behind a step that stops the plan
    const auto isAtEnd = [&](const Step &step) { return stepsBefore(verdicts.draft, step).size() == end; };
    for (CheckedStep &checked : verdicts.steps) {
      if (checked.verdict.allows() || !isAtEnd(checked.step)) continue;
      for (const Step &first :
           stepsThatMayLift(stages_->unit(end), stages_->kernel(end), checked.step, checked.verdict)) {
        if (cancel.stop_requested() || ++tried > mostTried) return verdicts;
        if (areChoicesForTheSame(first, checked.step) || placeOf(verdicts.draft, first) < verdicts.draft.size())
          continue;
        if (!stages_->judgeAfter(end, first, checked.step).allows()) continue;
        checked.lift = first;
        break;
      }
    }
    return verdicts;
  }

  std::shared_ptr<KeptParser> parser_;
  AnalysisPointer analysis_;
  KernelKey kernel_;
  std::optional<PlanStages> stages_;
  std::optional<std::vector<Step>> offered_; ///< with the plan offeredFor_
  PlanDraft offeredFor_;
};

VerdictController::VerdictController(std::shared_ptr<KeptParser> parser, QObject *parent)
    : QObject(parent),
      worker_(
          this,
          [judge = std::make_shared<Judge>(std::move(parser))](
              const Request &request, const CancellationToken &cancel) { return judge->answer(request, cancel); },
          [this](const Verdicts &verdicts) { take(verdicts); }) {}

void VerdictController::ask(AnalysisPointer analysis, KernelKey kernel, PlanDraft draft) {
  isLifting_ = false;
  worker_.ask({std::move(analysis), std::move(kernel), std::move(draft), std::nullopt});
}

void VerdictController::drop() {
  isLifting_ = false;
  worker_.drop();
}

void VerdictController::take(const Verdicts &verdicts) {
  if (std::exchange(isLifting_, false)) {
    if (std::ranges::any_of(verdicts.steps, [](const CheckedStep &step) { return step.lift.has_value(); }))
      Q_EMIT liftsFound(verdicts);
    return;
  }
  if (!verdicts.isWhole) {
    worker_.ask({verdicts.analysis, verdicts.kernel, verdicts.draft, std::nullopt});
    Q_EMIT partlyChecked(verdicts);
    return;
  }
  const auto isRefused = [](const CheckedStep &step) { return !step.verdict.allows(); };
  if (std::ranges::any_of(verdicts.steps, isRefused)) {
    isLifting_ = true;
    worker_.ask({verdicts.analysis, verdicts.kernel, verdicts.draft, verdicts});
  }
  Q_EMIT checked(verdicts);
}

} // namespace warpgrain::gui
