// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/device/Occupancy.h"

#include <cstdint>
#include <vector>

namespace warpgrain::device {

/// One point of a chart: what is varied, and the occupancy there.
struct OccupancyPoint {
  std::uint32_t x = 0;
  std::uint32_t activeBlocks = 0; ///< 0: cannot be launched
  std::uint32_t activeWarps = 0;
  double occupancy = 0; ///< 0 to 1

  friend bool operator==(const OccupancyPoint &, const OccupancyPoint &) = default;
};

/// For 1 to registersPerThread of the limits registers per thread; all else as requested.
std::vector<OccupancyPoint> occupancyAgainstRegisters(const MultiprocessorLimits &limits, OccupancyRequest request);

/// For 0 to sharedBytesPerBlockOptIn bytes per block (static and dynamic together), in steps of the
/// allocation unit; the last point is the most there can be. The occupancy is constant from one
/// point (excluded) to the next (included).
std::vector<OccupancyPoint> occupancyAgainstSharedBytes(const MultiprocessorLimits &limits, OccupancyRequest request);

/// For full warps up to the largest block; shared memory per block stays as requested.
std::vector<OccupancyPoint> occupancyAgainstBlockSize(const MultiprocessorLimits &limits, OccupancyRequest request);

} // namespace warpgrain::device
