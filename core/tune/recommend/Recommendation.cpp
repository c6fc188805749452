// SPDX-License-Identifier: Apache-2.0
#include "core/tune/recommend/Recommendation.h"

#include "core/plan/StepForm.h"
#include "core/plan/Transformation.h"
#include "core/tune/recommend/PlanBeam.h"
#include "core/tune/recommend/PlanReason.h"

#include <algorithm>

namespace warpgrain::tune {

namespace {

/// Plans of less gain are not worth a compilation.
constexpr double leastGain = 1.02;

run::LaunchShape shapeOf(const access::LaunchContext &launch) {
  run::LaunchShape out{.integers = launch.arguments};
  for (const model::Axis axis : model::allAxes) {
    out.block[indexOf(axis)] = launch.block[axis].value_or(1);
    out.grid[indexOf(axis)] = launch.grid[axis].value_or(1);
  }
  return out;
}

std::int64_t blocksOf(const run::LaunchShape &shape) {
  return shape.grid[0] * shape.grid[1] * shape.grid[2];
}

/// How often the threads of a launch fill so many multiprocessors; none where that is not known.
std::optional<double> wavesOf(const run::LaunchShape &shape, std::uint32_t multiprocessors) {
  constexpr double threadsEach = 2048;
  if (multiprocessors == 0) return std::nullopt;
  double threads = 1;
  for (const auto &extents : {shape.block, shape.grid})
    for (const std::int64_t extent : extents)
      threads *= static_cast<double>(extent);
  return threads / (threadsEach * multiprocessors);
}

/// "coarsen grid x".
std::string choiceOf(const transform::Step &step) {
  std::string out = step.word;
  for (std::size_t i = 0; i < std::min(formOf(step).named, step.arguments.size()); ++i)
    out += " " + step.arguments[i];
  return out;
}

/// Choices on offer of which every step is refused, with the first reason; without those that other steps make
/// possible.
std::vector<DeadEnd> refusedChoices(const run::KernelSubject &subject, const PlanSpace &plans) {
  transform::KernelStudy study(*subject.unit, subject.kernel, subject.reparse, subject.texts);
  std::vector<DeadEnd> refused;
  std::vector<std::string> allowed;
  for (const transform::Transformation *transformation : transform::transformations()) {
    if (transformation->descriptor().phase == transform::PlanPhase::none) continue;
    for (const transform::Step &step : transformation->offers(*subject.unit, subject.kernel)) {
      const std::string choice = choiceOf(step);
      if (std::ranges::find(allowed, choice) != allowed.end()) continue;
      const auto prepared = transformation->prepare(study, step);
      if (prepared.allows())
        allowed.push_back(choice);
      else if (std::ranges::find(refused, choice, &DeadEnd::what) == refused.end())
        refused.push_back(
            {choice, prepared.verdict().reasons.empty() ? std::string() : prepared.verdict().reasons.front().text()});
    }
  }
  for (const Parameter &parameter : plans.space().parameters())
    allowed.push_back(parameter.name);
  std::erase_if(refused, [&](const DeadEnd &end) { return std::ranges::find(allowed, end.what) != allowed.end(); });
  return refused;
}

/// The expected gain of a plan over the original; none where there is no estimate, or hardly a gain.
std::optional<double> gainOf(const EstimatedPlan &plan, const EstimatedPlan &original) {
  if (!plan.time || plan.plan.empty()) return std::nullopt;
  const double gain = original.time->seconds / plan.time->seconds;
  return gain < leastGain ? std::nullopt : std::optional(gain);
}

/// Those with a gain, the greatest first.
std::vector<RankedPoint> rankedPoints(const PlanBeam &beam) {
  const auto original = beam.judged().find(0);
  if (original == beam.judged().end() || !original->second.time) return {};
  std::vector<RankedPoint> out;
  for (const auto &[point, plan] : beam.judged())
    if (const auto gain = gainOf(plan, original->second)) out.push_back({.point = point, .gain = *gain});
  std::ranges::stable_sort(out, std::greater(), &RankedPoint::gain);
  return out;
}

} // namespace

PlanSpace planSpaceOf(const run::KernelSubject &subject, const run::LaunchShape &shape, bool allowsReorder,
                      std::uint32_t multiprocessors) {
  transform::KernelStudy study(*subject.unit, subject.kernel, subject.reparse, subject.texts);
  const auto mayBeLaunched = [&](const transform::Step &step) {
    const transform::PlanPhase phase = transform::descriptorOf(step).phase;
    if (phase == transform::PlanPhase::lanes) return true;
    const auto after = run::shapeAfter(*subject.unit, subject.kernel, shape, {step});
    return after && (phase != transform::PlanPhase::turns || blocksOf(*after) < blocksOf(shape));
  };
  std::vector<std::int64_t> turns;
  if (multiprocessors > 0)
    for (const std::int64_t blocks : {1, 2, 4, 8, 16})
      turns.push_back(blocks * multiprocessors);
  return PlanSpace::of(study, {.mayBeLaunched = mayBeLaunched,
                               .allowsReorder = allowsReorder,
                               .turns = std::move(turns),
                               .waves = wavesOf(shape, multiprocessors)});
}

Result<Recommendation> recommendPlans(const EstimateTask &task, const RecommendOptions &options) {
  const run::KernelSubject &subject = *task.subject;
  const PlanEstimator estimator(task);
  const PlanSpace plans =
      planSpaceOf(subject, shapeOf(task.launch), options.allowsReorder, task.gpu.speed.multiprocessors);
  PlanBeam beam(plans, estimator, subject.parsesAtOnce, options);
  beam.run({});
  Recommendation out;
  out.judged = beam.judged().size();
  if (!beam.judged().contains(0)) return fail(ErrorKind::cancelled, "Cancelled before the original was judged.");
  out.original = beam.judged().at(0);
  if (!out.original.time)
    return fail(ErrorKind::undecided, "The original's time cannot be estimated: " + out.original.reason);
  for (const auto &[point, plan] : beam.judged()) {
    const bool needsOthers = plan.plan.size() == 1 && !plan.verdict.allows(); // else the space would not have it
    if (needsOthers) continue;
    if (!plan.time) {
      out.deadEnds.push_back({toString(plan.plan), plan.reason});
      continue;
    }
    if (const auto gain = gainOf(plan, out.original))
      out.plans.push_back({.estimated = plan,
                           .gain = *gain,
                           .reason = reasonFor(plan, out.original),
                           .cost = costOf(plan, out.original)});
  }
  std::ranges::stable_sort(out.plans, std::greater(), &RecommendedPlan::gain);
  std::vector<DeadEnd> refused = refusedChoices(subject, plans);
  out.deadEnds.insert(out.deadEnds.begin(), refused.begin(), refused.end());
  return out;
}

std::vector<RankedPoint> pointsByEstimate(const EstimateTask &task, const PlanSpace &plans,
                                          const RecommendOptions &options) {
  const PlanEstimator estimator(task);
  PlanBeam beam(plans, estimator, task.subject->parsesAtOnce, options);
  beam.run([&] {
    if (options.ranked) options.ranked(rankedPoints(beam));
  });
  return rankedPoints(beam);
}

} // namespace warpgrain::tune
