// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/LaunchContext.h"
#include "core/dependence/Verdict.h"
#include "core/estimate/registers/LiveRegisters.h"
#include "core/estimate/time/TimeModel.h"
#include "core/plan/Step.h"
#include "core/run/KernelSubject.h"
#include "core/run/launch/VariantLaunch.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::tune {

/// A line of the text that comes out, and the registers that it holds where the kernel needs most of them.
struct HeldLine {
  std::string file; ///< its name, without folders
  std::size_t line = 0;
  double registers = 0;
  std::vector<std::string> what; ///< "sum", "loads of in"
};

/// A plan that was judged and applied, but not compiled.
struct EstimatedPlan {
  transform::Plan plan;
  dependence::Verdict verdict; ///< of all steps together, or of the one that is refused
  std::string reason;          ///< a sentence, where there is no estimate: a step is refused, the launch cannot be
  run::LaunchShape shape;
  estimate::LaunchResources resources;
  estimate::RegisterEstimate registers; ///< also where a compiler has told how many there are
  std::vector<HeldLine> held;           ///< what holds them; the most first
  std::optional<estimate::TimeEstimate> time;
};

/// The launch of a kernel that plans are estimated for.
struct EstimateTask {
  const run::KernelSubject *subject = nullptr; ///< never null, with a way to parse; outlives the estimator
  access::LaunchContext launch;                ///< of the original, with all extents
  std::uint32_t dynamicSharedBytes = 0;
  estimate::ModelledGpu gpu;
  std::optional<double> dataBytes; ///< of the launch (DataVolume), where it is known
};

/// Returns the registers of a thread under the limits that a plan gives the compiler.
std::uint32_t boundedBy(const transform::Plan &plan, std::uint32_t registers);

/// Judges plans and estimates the time of their launches.
class PlanEstimator {
public:
  explicit PlanEstimator(EstimateTask task) : task_(std::move(task)) {}

  /// `registers`: of a thread, where a compiler has told them. May be called by as many threads as may parse at once.
  EstimatedPlan estimate(const transform::Plan &plan, std::optional<std::uint32_t> registers = std::nullopt) const;

private:
  EstimateTask task_;
};

} // namespace warpgrain::tune
