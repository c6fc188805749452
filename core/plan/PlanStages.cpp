// SPDX-License-Identifier: Apache-2.0
#include "core/plan/PlanStages.h"

#include "core/plan/ApplyPlan.h"
#include "core/plan/Transformation.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace warpgrain::transform {

using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

/// A text on the way, and what is known of steps on it.
struct PlanStages::Stage {
  Texts texts;
  std::optional<model::Unit> own; ///< none of the first, which belongs to somebody else
  const model::Unit *unit = nullptr;
  model::FunctionId kernel = model::none<model::FunctionId>;
  std::optional<KernelStudy> study;
  std::map<std::string, Verdict> verdicts;              ///< by step
  std::optional<Verdict> stop;                          ///< of the plan's next step, where it cannot be made
  std::map<std::string, std::unique_ptr<Stage>> asides; ///< after a step that is not the plan's; null: it cannot be

  bool isFirst() const { return !own; }

  const Verdict &judge(const Step &step) {
    const auto at = verdicts.find(toString(step));
    return at != verdicts.end() ? at->second : remember(step, prepare(step).verdict());
  }

  Prepared prepare(const Step &step) {
    const Transformation *transformation = findTransformation(step.word);
    return transformation != nullptr ? transformation->prepare(*study, step)
                                     : Prepared::refused(Verdict::illegal({ReasonId::unknownStep, {step.word}}));
  }

  const Verdict &remember(const Step &step, Verdict verdict) {
    if (!isFirst()) // places in a text that nobody has
      for (auto *reasons : {&verdict.reasons, &verdict.assumptions})
        for (Reason &reason : *reasons)
          reason.span.reset();
    return verdicts.insert_or_assign(toString(step), std::move(verdict)).first->second;
  }
};

namespace {

/// A plan that stops gives no text for the steps behind.
Verdict asStop(const Step &stopping, const Verdict &verdict) {
  const Reason why = verdict.reasons.empty()
                         ? Reason(ReasonId::planStopsBefore, {toString(stopping)})
                         : Reason(ReasonId::planStopsBeforeBecause, {toString(stopping), verdict.reasons.front()});
  Verdict out = verdict.kind == dependence::VerdictKind::illegal ? Verdict::illegal(why) : Verdict::unknown(why);
  if (verdict.reasons.size() > 1)
    out.reasons.insert(out.reasons.end(), verdict.reasons.begin() + 1, verdict.reasons.end());
  return out;
}

} // namespace

PlanStages::~PlanStages() = default;

PlanStages::PlanStages(const model::Unit &unit, model::FunctionId kernel, Reparse reparse, Texts texts)
    : reparse_(std::move(reparse)) {
  auto first = std::make_unique<Stage>();
  first->texts = std::move(texts);
  first->unit = &unit;
  first->kernel = kernel;
  first->study.emplace(unit, kernel, reparse_, first->texts);
  stages_.push_back(std::move(first));
}

std::unique_ptr<PlanStages::Stage> PlanStages::next(Stage &stage, const Step &step) {
  const Prepared prepared = stage.prepare(step);
  stage.stop = stage.remember(step, prepared.verdict());
  if (!prepared.allows()) return nullptr;
  auto made = applyPrepared(*stage.unit, stage.texts, stage.kernel, step, prepared, reparse_);
  if (!made) {
    stage.stop = made.error().ofPlan();
    return nullptr;
  }
  stage.stop.reset();
  auto out = std::make_unique<Stage>();
  out->texts = std::move(made->texts);
  out->kernel = made->kernelId;
  out->unit = &out->own.emplace(std::move(made->unit));
  out->study.emplace(*out->unit, out->kernel, reparse_, out->texts);
  return out;
}

void PlanStages::setPlan(const Plan &plan) {
  const auto same = static_cast<std::size_t>(std::ranges::mismatch(plan_, plan).in1 - plan_.begin());
  const bool goesOn = reached() < same; // it stopped at a step that both have
  plan_ = plan;
  if (goesOn) return;
  stages_.resize(std::min(stages_.size(), same + 1));
  stages_.back()->stop.reset();
  while (reached() < plan_.size()) {
    auto after = next(*stages_.back(), plan_[reached()]);
    if (!after) return;
    stages_.push_back(std::move(after));
  }
}

std::size_t PlanStages::reached() const {
  return stages_.size() - 1;
}

const model::Unit &PlanStages::unit(std::size_t steps) const {
  return *stage(steps).unit;
}

model::FunctionId PlanStages::kernel(std::size_t steps) const {
  return stage(steps).kernel;
}

Verdict PlanStages::judge(std::size_t steps, const Step &step) {
  if (steps > reached()) return asStop(plan_[reached()], *stages_.back()->stop);
  return stage(steps).judge(step);
}

bool PlanStages::knows(std::size_t steps, const Step &step) const {
  return steps > reached() || stage(steps).verdicts.contains(toString(step));
}

Verdict PlanStages::judgeAfter(std::size_t steps, const Step &first, const Step &step) {
  if (steps > reached()) return judge(steps, step);
  Stage &from = stage(steps);
  const auto [at, isNew] = from.asides.try_emplace(toString(first));
  if (isNew) {
    const auto stop = from.stop; // the plan's own
    at->second = next(from, first);
    from.stop = stop;
  }
  if (!at->second) return asStop(first, from.judge(first));
  return at->second->judge(step);
}

namespace {

/// Gives loops another form without a number to choose.
bool formsLoops(const Step &step) {
  return step.word == "sink-guard" || step.word == "distribute" || step.word == "fuse" || step.word == "interchange";
}

} // namespace

std::vector<Step> stepsThatMayLift(const model::Unit &unit, model::FunctionId kernel, const Step &refused,
                                   const Verdict &verdict) {
  std::vector<Step> steps;
  for (const Reason &reason : verdict.reasons)
    if (const auto lift = parseStep(reason.lift())) steps.push_back(*lift);
  for (const Transformation *transformation : transformations()) {
    for (const Step &offered : transformation->offers(unit, kernel)) {
      const bool namesTheSame = std::ranges::any_of(offered.arguments, [&](const std::string &name) {
        return std::ranges::find(refused.arguments, name) != refused.arguments.end();
      });
      if (formsLoops(offered) && namesTheSame && offered != refused) steps.push_back(offered);
    }
  }
  return steps;
}

} // namespace warpgrain::transform
