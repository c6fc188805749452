// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/counting/Fact.h"
#include "core/access/facts/counting/LaunchCounter.h"
#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Unit.h"

#include <vector>

namespace warpgrain::access {

/// Cost of an access: per request on average, and in the whole launch.
struct Requests {
  /// Cost of typical warps: the whole launch if all of it is known; else the known part, at representative block and
  /// loop indices. Only ratios are meaningful.
  Fact<LaunchCost> sample = notKnown(ReasonId::notCounted);
  Fact<LaunchCost> total = notKnown(ReasonId::notCounted); ///< cost of the whole launch
  std::vector<Reason> assumptions;                         ///< assumptions of the sample

  /// Adds the cost of another path to the same access.
  void add(const Requests &other);
};

/// Counts the requests of every warp (design, section 5). Adds atoms to the table. The total is not counted if this
/// takes more than `limit` steps.
Requests countRequests(const model::Unit &unit, AtomTable &atoms, const AccessInstance &instance,
                       const LaunchContext &launch, std::int64_t limit = 1'000'000);

/// An access with the values of a launch substituted, for pictures of single warps. Outer index i of `counted` is the
/// atom outer[i].
struct PlacedAccess {
  CountedAccess counted;
  std::vector<AtomId> outer;
};

Fact<PlacedAccess> placedAccess(const model::Unit &unit, AtomTable &atoms, const AccessInstance &instance,
                                const LaunchContext &launch);

} // namespace warpgrain::access
