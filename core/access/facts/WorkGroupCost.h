// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/AccessMatrix.h"

#include <array>

namespace warpgrain::access {

/// Threads along x, y and z.
using BlockShape = std::array<std::int64_t, 3>;

/// What an uncoalesced access costs a block (ALG-E4): 0 where it is coalesced, else the product of the extents of all
/// thread dimensions that it depends on. For comparing shapes and mappings with each other, not a time.
std::int64_t workGroupCost(const AccessMatrix &matrix, const BlockShape &block);

/// What staging an array in shared memory would give a block (ALG-E5), where a loop moves along it.
struct PrefetchGain {
  std::int64_t gain = 0;  ///< loads that are shared, for comparison only
  std::int64_t bytes = 0; ///< of shared memory

  friend bool operator==(const PrefetchGain &, const PrefetchGain &) = default;
};

/// Nothing is gained where no loop moves the access linearly.
PrefetchGain prefetchGain(const AccessMatrix &matrix, const BlockShape &block);

} // namespace warpgrain::access
