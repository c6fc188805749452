// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/patterns/AccessMatrix.h"

#include <array>

namespace warpgrain::access {

/// Threads along x, y and z.
using BlockShape = std::array<std::int64_t, 3>;

/// Returns the cost of an uncoalesced access for a block (ALG-E4): 0 if it is coalesced, else the product of the
/// extents of all thread dimensions on which it depends. Use it to compare shapes and mappings; it is not a time.
std::int64_t workGroupCost(const AccessMatrix &matrix, const BlockShape &block);

/// Benefit for a block of staging an array, which a loop traverses, in shared memory (ALG-E5).
struct PrefetchGain {
  std::int64_t gain = 0;  ///< loads that are shared, for comparison only
  std::int64_t bytes = 0; ///< shared memory

  friend bool operator==(const PrefetchGain &, const PrefetchGain &) = default;
};

/// Computes the benefit; it is zero if no loop moves the access linearly.
PrefetchGain prefetchGain(const AccessMatrix &matrix, const BlockShape &block);

} // namespace warpgrain::access
