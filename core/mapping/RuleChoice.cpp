// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/RuleChoice.h"

#include "core/device/ComputeCapability.h"
#include "core/device/GpuSpeed.h"

namespace warpgrain::mapping {

Result<SearchRules> rulesFor(RuleSet set, const std::string &architecture,
                             std::optional<std::int64_t> registersPerThread) {
  if (set == RuleSet::paper) return paperRules(registersPerThread.value_or(16));
  const auto capability = device::parseComputeCapability(architecture);
  if (!capability) return std::unexpected(capability.error());
  const auto limits = device::limitsOf(*capability);
  if (!limits) return std::unexpected(limits.error());
  const auto speed = device::speedOf(capability->architecture());
  return ourRules(*limits, registersPerThread.value_or(32), speed ? speed->multiprocessors : 0);
}

} // namespace warpgrain::mapping
