// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/counting/Fact.h"
#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Unit.h"

namespace warpgrain::access {

/// The number of distinct bytes that threads access through a reference during their whole execution.
struct Footprint {
  std::int64_t warpBytes = 0;   ///< bytes of the block's first warp
  std::int64_t warpSectors = 0; ///< sectors with these bytes, if the array begins at a sector boundary
  std::int64_t blockBytes = 0;  ///< bytes of the whole block
};

/// Computes the footprint of the block in the middle of the grid, as a representative of blocks away from the borders.
/// Not known if addresses, conditions or trip counts are not known, or if the block has too many iterations.
Fact<Footprint> footprintOf(const model::Unit &unit, AtomTable &atoms, const AccessInstance &instance,
                            const LaunchContext &launch);

} // namespace warpgrain::access
