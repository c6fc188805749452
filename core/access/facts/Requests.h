// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/Fact.h"
#include "core/access/facts/LaunchCounter.h"
#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Unit.h"

#include <string>
#include <vector>

namespace warpgrain::access {

/// What an access costs: in one request on average, and in the launch as a whole.
struct Requests {
  /// Of warps that are typical: the whole launch where all of it is known; else every part of it that is known, for
  /// block and loop indices that stand for all. Only ratios mean something.
  Fact<LaunchCost> sample = notKnown("not counted");
  Fact<LaunchCost> total = notKnown("not counted"); ///< of the launch
  std::vector<std::string> assumptions;             ///< what the sample takes for granted, in sentences

  /// Adds what another path to the same access costs.
  void add(const Requests &other);
};

/// Looks at every lane of every warp (design, section 5). The table gains atoms. What would take more than `limit`
/// steps is not counted for the whole launch.
Requests countRequests(const model::Unit &unit, AtomTable &atoms, const AccessInstance &instance,
                       const LaunchContext &launch, std::int64_t limit = 1'000'000);

/// An access with everything that a launch tells put in: for pictures of single warps. Index i of `outer` is the atom
/// outer[i] of the result.
struct PlacedAccess {
  CountedAccess counted;
  std::vector<AtomId> outer;
};

Fact<PlacedAccess> placedAccess(const model::Unit &unit, AtomTable &atoms, const AccessInstance &instance,
                                const LaunchContext &launch);

} // namespace warpgrain::access
