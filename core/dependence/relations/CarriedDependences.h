// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/dependence/relations/Dependence.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// What one thread does in an iteration of a loop, and something that it does to the same memory in a later iteration
/// of it, in the same iteration of every loop around it. At least one of the two writes.
struct CarriedDependence {
  /// How much later along a loop inside, around both.
  struct Inner {
    SourceSpan keyword; ///< of the loop
    Distance distance;
  };

  std::size_t source = 0; ///< in KernelInstances::accesses
  std::size_t sink = 0;   ///< in KernelInstances::accesses
  Distance outer;         ///< iterations of the loop that carries it; at least 1
  std::vector<Inner> inner;
  std::string obscurity; ///< a clause that says what was not followed; empty where the dependence is exact
};

/// The dependences of single threads that a loop carries. Never fewer than there are, unless `limit` says so.
struct CarriedDependences {
  std::vector<CarriedDependence> dependences;
  std::vector<std::string> assumptions; ///< that others are left out by: sentences
  std::string limit;                    ///< what could not be looked at: a sentence; empty else
};

/// A loop of the kernel itself, by its keyword's place. Distances are told one pair of instances at a time.
CarriedDependences dependencesCarriedBy(const model::Unit &unit, const access::KernelInstances &instances,
                                        const SourceSpan &loop);

/// What a thread does in one loop, and something that it does to the same memory in an earlier iteration of another
/// loop after it, in the same iteration of every loop around both: what fusing the two loops would turn round. The
/// source is in the first loop; `outer` is how much earlier the sink's iteration is, at least 1. Iterations are counted
/// from 0.
CarriedDependences dependencesAgainstFusing(const model::Unit &unit, const access::KernelInstances &instances,
                                            const SourceSpan &first, const SourceSpan &second);

/// Two accesses of different threads of a block that may meet, at least one of them in a loop.
struct ThreadOverlap {
  std::size_t one = 0; ///< in KernelInstances::accesses
  std::size_t other = 0;
};

/// Accesses of different threads of a block that meet at an address, one of them writing, and may do so in different
/// iterations of a loop or of one around it; or one of which stands outside the loop. What barriers in the loop have to
/// order, if any do. The first one that is found; nothing else is looked for.
std::vector<ThreadOverlap> overlapsAcrossIterations(const model::Unit &unit, const access::KernelInstances &instances,
                                                    const SourceSpan &loop);

/// Two accesses, at least one of them a write, through which different threads of a block may access one address at any
/// time, whether or not a barrier lies between. Only the accesses that `isChosen` accepts are considered. Returns the
/// first such pair, or nothing if there is provably none. Rows that run into each other count as overlapping.
std::optional<ThreadOverlap>
overlapOfThreads(const model::Unit &unit, const access::KernelInstances &instances,
                 const std::function<bool(const access::AccessInstance &access)> &isChosen);

} // namespace warpgrain::dependence
