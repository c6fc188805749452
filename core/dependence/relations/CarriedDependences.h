// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/dependence/reasons/Reason.h"
#include "core/dependence/relations/Dependence.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// A loop-carried dependence of a single thread: two accesses to the same memory, the sink in a later iteration of the
/// loop than the source, in the same iteration of every loop around it. At least one of the two writes.
struct CarriedDependence {
  /// Distance along an inner loop that encloses both accesses.
  struct Inner {
    SourceSpan keyword; ///< of the loop
    Distance distance;
  };

  std::size_t source = 0; ///< in KernelInstances::accesses
  std::size_t sink = 0;   ///< in KernelInstances::accesses
  Distance outer;         ///< distance in iterations of the carrying loop; at least 1
  std::vector<Inner> inner;
  std::optional<Reason> obscurity; ///< what was not followed, as a clause; none if the dependence is exact
};

/// The loop-carried dependences of single threads. The list is complete unless `limit` is set; it may contain
/// dependences that do not exist.
struct CarriedDependences {
  std::vector<CarriedDependence> dependences;
  std::vector<Reason> assumptions; ///< other dependences were ruled out under these assumptions
  std::optional<Reason> limit;     ///< what could not be analyzed
};

/// Finds the dependences that a loop of the kernel's own body carries. `loop` is the span of its keyword. The result
/// has one entry per pair of access instances.
CarriedDependences dependencesCarriedBy(const model::Unit &unit, const access::KernelInstances &instances,
                                        const SourceSpan &loop);

/// Finds the dependences of single threads that fusing two consecutive loops would reverse. The source is in the first
/// loop. The sink accesses the same memory in an earlier iteration of the second loop, in the same iteration of every
/// loop around both. `outer` is the difference of the two iteration numbers, at least 1; iterations count from 0.
CarriedDependences dependencesAgainstFusing(const model::Unit &unit, const access::KernelInstances &instances,
                                            const SourceSpan &first, const SourceSpan &second);

/// Two accesses of different threads of a block that may access the same memory; at least one of them is in a loop.
struct ThreadOverlap {
  std::size_t one = 0; ///< in KernelInstances::accesses
  std::size_t other = 0;
};

/// Finds accesses of different threads of a block that may conflict across iterations: they may access the same memory,
/// one of them writes, and they may be in different iterations of the loop or of a loop around it, or one of them is
/// outside the loop. Barriers in the loop may be needed to order them. Returns at most one pair, the first one found.
std::vector<ThreadOverlap> overlapsAcrossIterations(const model::Unit &unit, const access::KernelInstances &instances,
                                                    const SourceSpan &loop);

/// Two accesses, at least one of them a write, through which different threads of a block may access one address at any
/// time, whether or not a barrier lies between. Only the accesses that `isChosen` accepts are considered. Returns the
/// first such pair; no value if there is provably none. Makes no assumption that rows do not overlap.
std::optional<ThreadOverlap>
overlapOfThreads(const model::Unit &unit, const access::KernelInstances &instances,
                 const std::function<bool(const access::AccessInstance &access)> &isChosen);

} // namespace warpgrain::dependence
