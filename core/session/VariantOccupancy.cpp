// SPDX-License-Identifier: Apache-2.0
#include "core/session/VariantOccupancy.h"

#include "core/device/ComputeCapability.h"
#include "core/device/MultiprocessorLimits.h"

namespace warpgrain::session {

void addOccupancy(Variant &variant, const std::string &architecture) {
  const auto threads = variant.block.volume();
  if (!threads) {
    variant.occupancyReason = "The block's size is known at run time only; give it to see the occupancy.";
    return;
  }
  if (!variant.dynamicSharedBytes) {
    variant.occupancyReason =
        "The launch's dynamic shared memory is known at run time only; give it to see the occupancy.";
    return;
  }
  const build::KernelResources &used = variant.resources.front();
  const auto capability = device::parseComputeCapability(architecture);
  const auto limits = capability ? device::limitsOf(*capability)
                                 : Result<device::MultiprocessorLimits>(std::unexpected(capability.error()));
  auto report = limits ? device::computeOccupancy(*limits, {.threadsPerBlock = static_cast<std::uint32_t>(*threads),
                                                            .registersPerThread = used.registersPerThread,
                                                            .staticSharedBytes = used.staticSharedBytes,
                                                            .dynamicSharedBytes = *variant.dynamicSharedBytes,
                                                            .barriersPerBlock = used.barriers})
                       : Result<device::OccupancyReport>(std::unexpected(limits.error()));
  if (report)
    variant.occupancy = std::move(*report);
  else
    variant.occupancyReason = report.error().message;
}

} // namespace warpgrain::session
