// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/counting/LaunchNumbers.h"
#include "core/access/symbolic/Instances.h"
#include "core/model/Unit.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::access {

/// What an access is executed for, beside threads: blocks and iterations. These indices, block indices, then the
/// counters of the loops around it, are those that the threads of a warp share.
struct OuterIndices {
  std::vector<AtomId> atoms;
  std::vector<std::int64_t> extents; ///< index i runs from 0 to extents[i] - 1
  /// The access is executed where all of these hold: the guards of its place, and that each counter is below the trip
  /// count of its loop, which may be less than the extent. The guards alone do not say so: what follows from the
  /// greatest value of a counter is not among them.
  std::vector<Condition> conditions;
  /// Why an extent is not known. A substitute is then used, after which addresses repeat their remainders modulo 128.
  std::optional<Reason> unknownExtent;
};

/// Why it is not known how often a loop runs, as a clause: "how often the loop at line 12 runs is not known: …".
/// `numbers`: with the ranges of the counters of the loops around it.
Reason whyUnknownTrip(const model::Unit &unit, const AtomTable &atoms, const LoopInfo &loop,
                      const LaunchNumbers &numbers);

/// Finds the outer indices and sets the ranges of the loop counters in `numbers`.
OuterIndices outerIndices(const model::Unit &unit, AtomTable &atoms, const AccessInstance &instance,
                          LaunchNumbers &numbers);

} // namespace warpgrain::access
