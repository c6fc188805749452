// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/device/MultiprocessorLimits.h"
#include "core/mapping/GroupTable.h"

#include <cstdint>

namespace warpgrain::mapping {

/// How the groups that a multiprocessor holds are counted.
enum class Counting : std::uint8_t {
  paper,  ///< by division alone: no units of allocation (ALG-E6, with equality, ERR-E1)
  device, ///< as the device hands out registers and shared memory (ALG-1.1)
};

/// What a configuration takes.
struct GroupNeed {
  std::int64_t threads = 0;
  std::int64_t registersPerThread = 0;
  std::int64_t localBytes = 0; ///< of one group
};

/// How many groups a multiprocessor holds at once, and how full it is with them.
struct ActiveGroups {
  std::int64_t groups = 0;    ///< AWG; 0: not one fits
  double occupancy = 0;       ///< active warps of those possible, 0 to 1
  double threadOccupancy = 0; ///< active threads of those possible, 0 to 1: lower if warps are not full
};

/// Counts the active groups (ALG-E6, DEC-E5): the least that registers, local memory, threads and the number of groups
/// admit.
ActiveGroups activeGroups(const device::MultiprocessorLimits &limits, Counting counting, const GroupNeed &need);

/// Returns the largest size of a group, at most `recommended`, of which registers admit two to a multiprocessor
/// (ALG-E7); 0 if there is none.
std::int64_t largestGroup(const device::MultiprocessorLimits &limits, Counting counting,
                          std::int64_t registersPerThread, std::int64_t recommended);

} // namespace warpgrain::mapping
