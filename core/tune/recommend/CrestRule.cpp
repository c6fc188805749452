// SPDX-License-Identifier: Apache-2.0
#include "core/tune/recommend/CrestRule.h"

#include "core/access/facts/KernelFacts.h"
#include "core/device/Occupancy.h"
#include "core/estimate/registers/PaperRegisters.h"
#include "core/plan/ApplyPlan.h"

#include <algorithm>
#include <array>

namespace warpgrain::tune {

namespace {

constexpr std::array<std::int64_t, 4> candidates{2, 4, 8, 16};

/// The share of the original's occupancy that must be left; equal is not enough (the papers' prose).
constexpr double leastOccupancy = 0.5;

class CrestChooser {
public:
  explicit CrestChooser(const EstimateTask &task)
      : task_(task), facts_(access::analyzeAccesses(*task.subject->unit, task.subject->kernel, task.launch)) {}

  CrestAnswer run() {
    const model::Body &body = *facts_.instances.body;
    const std::uint32_t registers = estimate::paperRegisters(*task_.subject->unit, body);
    threads_ = static_cast<std::uint32_t>(task_.launch.block.volume().value_or(1));
    original_ = occupancyOf(threads_, registers);
    for (const model::Axis axis : model::allAxes)
      for (const std::int64_t factor : candidates)
        if (const std::int64_t threads = task_.launch.block[axis].value_or(1); threads > 1 && threads % factor == 0)
          out_.factors.push_back(judge(axis, factor));
    const CrestFactor *best = nullptr;
    for (const CrestFactor &one : out_.factors)
      if (one.isAccepted && (best == nullptr || one.saved > best->saved)) best = &one;
    if (best != nullptr) out_.step = best->step;
    return std::move(out_);
  }

private:
  CrestFactor judge(model::Axis axis, std::int64_t factor) const {
    CrestFactor out{.step = std::string("coarsen ") + letterOf(axis) + " " + std::to_string(factor), .factor = factor};
    out.saved = savedBy(axis, factor);
    if (out.saved <= 0) {
      out.reason = "merged threads load nothing in common";
      return out;
    }
    const run::KernelSubject &subject = *task_.subject;
    const auto plan = transform::parsePlan(out.step);
    const auto after = transform::applyPlan(*subject.unit, subject.texts, subject.kernel, *plan, subject.reparse);
    if (!after) {
      out.reason = after.error().message;
      return out;
    }
    out.registers = estimate::paperRegisters(after->unit, after->unit[after->kernelId].body);
    const auto threads = static_cast<std::uint32_t>(threads_ / factor);
    out.occupancy = occupancyOf(threads, out.registers);
    if (out.registers >= registersLeft(threads))
      out.reason = "it needs more registers than there are";
    else if (out.occupancy <= leastOccupancy * original_)
      out.reason = "half of the occupancy or more is lost";
    out.isAccepted = out.reason.empty();
    return out;
  }

  double savedBy(model::Axis axis, std::int64_t factor) const {
    double distinct = 0;
    double total = 0;
    for (const access::AccessFacts &access : facts_.accesses) {
      if (!access.reuse || !*access.reuse) continue;
      const auto modes = (*access.reuse)->merged.find(axis);
      if (modes == (*access.reuse)->merged.end()) continue;
      const auto factors = modes->second.find(model::MergeMode::cyclic);
      if (factors == modes->second.end()) continue;
      const auto loads = factors->second.find(factor);
      if (loads == factors->second.end() || !loads->second) continue;
      distinct += static_cast<double>(loads->second->distinct);
      total += static_cast<double>(loads->second->total);
    }
    return total > 0 ? 1 - distinct / total : 0;
  }

  double occupancyOf(std::uint32_t threads, std::uint32_t registers) const {
    const auto report = device::computeOccupancy(
        task_.gpu.limits,
        {.threadsPerBlock = threads, .registersPerThread = registers, .dynamicSharedBytes = task_.dynamicSharedBytes});
    return report ? report->occupancy : 0;
  }

  /// With half of the original's threads resident (DEC-A4).
  std::uint32_t registersLeft(std::uint32_t threads) const {
    const device::MultiprocessorLimits &limits = task_.gpu.limits;
    const double resident =
        std::max<double>(threads, leastOccupancy * original_ * static_cast<double>(limits.threadsPerMultiprocessor));
    return std::min(limits.registersPerThread,
                    static_cast<std::uint32_t>(limits.registersPerMultiprocessor / resident));
  }

  const EstimateTask &task_;
  access::KernelFacts facts_;
  std::uint32_t threads_ = 1;
  double original_ = 0;
  CrestAnswer out_;
};

} // namespace

CrestAnswer crestRule(const EstimateTask &task) {
  return CrestChooser(task).run();
}

} // namespace warpgrain::tune
