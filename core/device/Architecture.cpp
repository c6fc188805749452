// SPDX-License-Identifier: Apache-2.0
#include "core/device/Architecture.h"

#include "core/device/ComputeCapability.h"
#include "core/device/MultiprocessorLimits.h"

namespace warpgrain::device {

Result<std::string> architectureNamed(std::string_view text) {
  const auto capability = parseComputeCapability(text);
  if (!capability) return std::unexpected(capability.error());
  if (const auto limits = limitsOf(*capability); !limits) return std::unexpected(limits.error());
  const bool isSpecific = text.ends_with('a') || text.ends_with('f');
  return capability->architecture() + (isSpecific ? std::string(1, text.back()) : std::string());
}

} // namespace warpgrain::device
