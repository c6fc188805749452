// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/KernelDependences.h"
#include "core/dependence/relations/PairQuestion.h"
#include "core/dependence/relations/RelationContext.h"

#include <cstddef>
#include <map>
#include <memory>
#include <tuple>
#include <vector>

namespace warpgrain::dependence {

/// Results about pairs of accesses, keyed by the indices of the accesses in KernelInstances::accesses and by the thread
/// relation.
struct AskedPairs {
  using Key = std::tuple<std::size_t, std::size_t, ThreadRelation>;
  using Questions = std::map<Key, std::unique_ptr<PairQuestion>>;

  /// Pairs without instances that meet, proved without assumptions on rows. The value is what the proof relies on that
  /// holds in every program without undefined behaviour.
  std::map<Key, std::vector<Reason>> apart;
  Questions open;     ///< questions about other pairs, without assumptions on rows
  Questions assuming; ///< questions about other pairs, with RowAssumptions::likely
};

/// Does the same as findRaces() without `asked`, and reuses the results in `asked`, which must belong to the context.
/// Resets the context's work counters.
RaceReport findRaces(RelationContext &context, RaceScope scope, const AskedPairs &asked);

} // namespace warpgrain::dependence
