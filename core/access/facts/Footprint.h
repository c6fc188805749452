// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/Fact.h"
#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Unit.h"

namespace warpgrain::access {

/// The different bytes that threads touch through an access while they run, once each.
struct Footprint {
  std::int64_t warpBytes = 0;   ///< of the block's first warp
  std::int64_t warpSectors = 0; ///< that these lie in, where the array begins at the begin of one
  std::int64_t blockBytes = 0;  ///< of the whole block
};

/// Of the block in the middle of the grid, which stands for those that no border cuts. Nothing where addresses,
/// conditions or trip counts are not known, or where the block runs through more iterations than are looked at.
Fact<Footprint> footprintOf(const model::Unit &unit, AtomTable &atoms, const AccessInstance &instance,
                            const LaunchContext &launch);

} // namespace warpgrain::access
