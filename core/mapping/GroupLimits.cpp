// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/GroupLimits.h"

#include "core/device/Occupancy.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace warpgrain::mapping {

namespace {

ActiveGroups byDivision(const device::MultiprocessorLimits &limits, const GroupNeed &need) {
  ActiveGroups out;
  if (need.threads <= 0 || need.threads > limits.threadsPerBlock) return out;
  out.groups = std::min<std::int64_t>(limits.blocksPerMultiprocessor, limits.threadsPerMultiprocessor / need.threads);
  if (need.registersPerThread > 0)
    out.groups = std::min(out.groups, limits.registersPerMultiprocessor / need.registersPerThread / need.threads);
  if (need.localBytes > 0) out.groups = std::min(out.groups, limits.sharedBytesPerMultiprocessor / need.localBytes);
  const std::int64_t warps = (need.threads + limits.warpSize - 1) / limits.warpSize;
  out.occupancy = static_cast<double>(out.groups * warps) / limits.warpsPerMultiprocessor;
  out.threadOccupancy = static_cast<double>(out.groups * need.threads) / limits.threadsPerMultiprocessor;
  return out;
}

/// A configuration that cannot be launched has no active group.
ActiveGroups byDevice(const device::MultiprocessorLimits &limits, const GroupNeed &need) {
  const auto most = std::numeric_limits<std::uint32_t>::max();
  if (need.threads <= 0 || need.threads > most || need.localBytes > most || need.registersPerThread > most) return {};
  const auto report =
      device::computeOccupancy(limits, {.threadsPerBlock = static_cast<std::uint32_t>(need.threads),
                                        .registersPerThread = static_cast<std::uint32_t>(need.registersPerThread),
                                        .dynamicSharedBytes = static_cast<std::uint32_t>(need.localBytes)});
  if (!report) return {};
  return {.groups = report->activeBlocks, .occupancy = report->occupancy, .threadOccupancy = report->threadOccupancy};
}

} // namespace

ActiveGroups activeGroups(const device::MultiprocessorLimits &limits, Counting counting, const GroupNeed &need) {
  return counting == Counting::paper ? byDivision(limits, need) : byDevice(limits, need);
}

std::int64_t largestGroup(const device::MultiprocessorLimits &limits, Counting counting,
                          std::int64_t registersPerThread, std::int64_t recommended) {
  if (recommended <= 0) return 0;
  for (auto size = static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(recommended))); size > 0;
       size /= 2)
    if (activeGroups(limits, counting, {.threads = size, .registersPerThread = registersPerThread}).groups >= 2)
      return size;
  return 0;
}

} // namespace warpgrain::mapping
