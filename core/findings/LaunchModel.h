// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"
#include "core/estimate/time/TimeModel.h"
#include "core/findings/Finding.h"
#include "core/model/Unit.h"

#include <functional>
#include <optional>

namespace warpgrain::findings {

/// The modelled time of a launch, and how much of it goes where something is wrong: the difference to the time without
/// it. Without a GPU, or where the launch is not known, there are no times.
class LaunchModel {
public:
  /// `facts` and `unit` must outlive it. `dynamicSharedBytes`: of the launch.
  LaunchModel(const model::Unit &unit, const access::KernelFacts &facts,
              const std::optional<estimate::ModelledGpu> &gpu, std::uint32_t dynamicSharedBytes);

  /// None: nothing is modelled.
  const std::optional<estimate::TimeEstimate> &time() const { return time_; }

  const std::optional<estimate::ModelledGpu> &gpu() const { return gpu_; }

  const estimate::LaunchResources &resources() const { return resources_; }

  /// Different bytes that the launch touches; none: not known.
  std::optional<double> dataBytes() const { return dataBytes_; }

  /// Adds the cycles and the share that are saved if accesses cost less.
  void addCost(FindingCost &cost, const std::function<void(access::KernelFacts &)> &mend) const;
  /// The same if the kernel used less.
  void addCost(FindingCost &cost, const estimate::LaunchResources &resources) const;
  /// The same for a part of the time.
  void addSeconds(FindingCost &cost, double seconds) const;

private:
  const model::Unit &unit_;
  const access::KernelFacts &facts_;
  std::optional<estimate::ModelledGpu> gpu_;
  estimate::LaunchResources resources_;
  std::optional<double> dataBytes_;
  std::optional<estimate::TimeEstimate> time_;
};

} // namespace warpgrain::findings
