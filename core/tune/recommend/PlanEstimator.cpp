// SPDX-License-Identifier: Apache-2.0
#include "core/tune/recommend/PlanEstimator.h"

#include "core/access/facts/KernelFacts.h"
#include "core/estimate/registers/LiveRegisters.h"
#include "core/estimate/work/SharedBytes.h"
#include "core/plan/ApplyPlan.h"
#include "core/plan/StepForm.h"
#include "core/tune/recommend/HeldLines.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>

namespace warpgrain::tune {

std::uint32_t boundedBy(const transform::Plan &plan, std::uint32_t registers) {
  for (const transform::Step &step : plan)
    if (step.word == "max-registers" && !step.arguments.empty())
      registers = std::min(registers, static_cast<std::uint32_t>(std::strtoul(step.arguments[0].c_str(), nullptr, 10)));
  return registers;
}

namespace {

dependence::Verdict weakestOf(std::vector<dependence::Verdict> verdicts) {
  dependence::Verdict out;
  for (dependence::Verdict &verdict : verdicts) {
    out.kind = std::max(out.kind, verdict.kind);
    for (const dependence::Reason &assumption : verdict.assumptions)
      dependence::addOnce(out.assumptions, assumption);
  }
  return out;
}

/// The plan without copies that the analysis does not follow: what they bring is loaded into registers one iteration
/// earlier, which waits for it as late, or, where it cannot be, when it is needed. Nothing where the plan has none.
std::vector<transform::Plan> plansThatAreFollowed(const transform::Plan &plan) {
  const auto isUnfollowed = [](const transform::Step &step) {
    return transform::descriptorOf(step).phase == transform::PlanPhase::copies;
  };
  if (std::ranges::none_of(plan, isUnfollowed)) return {};
  transform::Plan loading = plan;
  for (transform::Step &step : loading)
    if (isUnfollowed(step)) step.word = "prefetch";
  transform::Plan without = plan;
  std::erase_if(without, isUnfollowed);
  return {std::move(loading), std::move(without)};
}

} // namespace

std::vector<HeldLine> heldLinesOf(const model::Unit &unit, const std::vector<estimate::HeldRegisters> &held) {
  constexpr std::size_t mostLines = 8;
  std::map<std::pair<FileId, std::size_t>, HeldLine> lines;
  for (const estimate::HeldRegisters &one : held) {
    if (one.span.empty()) continue;
    const std::string &text = unit[one.span.file].text;
    const auto number =
        static_cast<std::size_t>(
            std::count(text.begin(), text.begin() + std::min<std::ptrdiff_t>(one.span.begin, std::ssize(text)), '\n')) +
        1;
    HeldLine &line = lines[{one.span.file, number}];
    line.line = number;
    line.file = unit[one.span.file].path.filename().string();
    line.registers += one.registers;
    if (!one.what.empty() && std::ranges::find(line.what, one.what) == line.what.end()) line.what.push_back(one.what);
  }
  std::vector<HeldLine> out;
  for (const auto &[place, line] : lines)
    out.push_back(line);
  std::ranges::stable_sort(out, std::greater(), &HeldLine::registers);
  out.resize(std::min(out.size(), mostLines));
  return out;
}

EstimatedPlan PlanEstimator::estimate(const transform::Plan &plan, std::optional<std::uint32_t> registers) const {
  const run::KernelSubject &subject = *task_.subject;
  EstimatedPlan out{.plan = plan};
  run::LaunchShape original{.integers = task_.launch.arguments};
  for (const model::Axis axis : model::allAxes) {
    original.block[indexOf(axis)] = task_.launch.block[axis].value_or(1);
    original.grid[indexOf(axis)] = task_.launch.grid[axis].value_or(1);
  }
  const auto shape = run::shapeAfter(*subject.unit, subject.kernel, original, plan);
  if (!shape) {
    out.reason = shape.error().message;
    out.verdict.kind = dependence::VerdictKind::illegal;
    return out;
  }
  out.shape = *shape;
  auto applied = transform::applyPlan(*subject.unit, subject.texts, subject.kernel, plan, subject.reparse);
  if (!applied) {
    out.verdict = applied.error().ofPlan();
    out.reason = applied.error().message;
    return out;
  }
  out.verdict = weakestOf(applied->verdicts);
  std::uint32_t sharedBytes = 0;
  for (const transform::Plan &followed : plansThatAreFollowed(plan)) {
    auto other = transform::applyPlan(*subject.unit, subject.texts, subject.kernel, followed, subject.reparse);
    if (!other) continue;
    const access::LaunchContext launch = run::contextAfter(task_.launch, *shape, applied->unit[applied->kernelId]);
    const access::KernelFacts copying = access::analyzeAccesses(applied->unit, applied->kernelId, launch);
    sharedBytes = estimate::declaredSharedBytes(applied->unit, *copying.instances.body);
    applied = std::move(other);
    break;
  }
  const access::LaunchContext launch = run::contextAfter(task_.launch, *shape, applied->unit[applied->kernelId]);
  access::KernelFacts facts = access::analyzeAccesses(applied->unit, applied->kernelId, launch);
  out.registers = estimate::estimateRegisters(applied->unit, facts, estimate::fullRegistersOf(&task_.gpu.limits));
  if (sharedBytes == 0) out.held = heldLinesOf(applied->unit, out.registers.held); // else of another text
  out.resources = {.registersPerThread = registers.value_or(boundedBy(plan, out.registers.registers)),
                   .staticSharedBytes =
                       std::max(sharedBytes, estimate::declaredSharedBytes(applied->unit, *facts.instances.body)),
                   .dynamicSharedBytes = task_.dynamicSharedBytes,
                   .turns = shape->turns};
  auto time = estimate::estimateTime(applied->unit, std::move(facts), task_.gpu, out.resources, task_.dataBytes);
  if (time)
    out.time = *time;
  else
    out.reason = time.error();
  return out;
}

} // namespace warpgrain::tune
