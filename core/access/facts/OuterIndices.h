// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/LaunchNumbers.h"
#include "core/access/symbolic/Instances.h"
#include "core/model/Unit.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::access {

/// The indices that the threads of a warp share while they execute an access: of blocks, then of the loops around.
struct OuterIndices {
  std::vector<AtomId> atoms;
  std::vector<std::int64_t> extents; ///< index i runs from 0 to extents[i] - 1
  /// Why an extent is not the launch's: then it is one in which addresses repeat their remainders by 128.
  std::optional<std::string> unknownExtent;
};

/// Finds the extents, and tells `numbers` the ranges of the loops' counters.
OuterIndices outerIndices(const model::Unit &unit, AtomTable &atoms, const AccessInstance &instance,
                          LaunchNumbers &numbers);

} // namespace warpgrain::access
