// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/dependence/relations/PairSpace.h"

#include <cstddef>
#include <vector>

namespace warpgrain::dependence {

/// Returns the number of outermost loops that two places share: the same loop, reached by the same calls, and in the
/// same iteration if it was followed iteration by iteration.
std::size_t commonLoops(const access::Place &a, const access::Place &b);

/// Returns the condition that the first party's instance precedes the second's in the execution order of a thread.
Formula before(PairSpace &space, const access::Place &first, std::uint32_t firstParty, const access::Place &second,
               std::uint32_t secondParty);

/// Returns the condition that both threads are in one group of `lanes` lanes; no value if the block extents that decide
/// this are not known.
std::optional<Formula> inOneGroup(PairSpace &space, const RelationContext &context, std::int64_t lanes);

/// Returns the condition that both threads pass an instance of the barrier after the first access and before the second
/// (ALG-A5, with loops: DEC-A2). The columns of the barrier belong to `party`. `firstIsSource`: the source is the first
/// access.
Formula separatedBy(PairSpace &space, const access::AccessInstance &source, const access::AccessInstance &sink,
                    const access::BarrierInstance &barrier, std::uint32_t party, bool firstIsSource,
                    const RelationContext &context, ThreadRelation relation);

/// True if two threads of a block (of a grid, for ThreadRelation::acrossBlocks) may wait for each other at these two
/// barriers, for all that their kinds tell.
bool mayMeet(const access::BarrierInstance &a, const access::BarrierInstance &b);

/// Returns the condition that both threads are among those that a barrier may bring together: of a warp's barrier, in
/// one group of its lanes; `always` if these are not known.
Formula mayWaitTogether(PairSpace &space, const RelationContext &context, const access::BarrierInstance &barrier);

/// Returns the barriers at which threads may part, so that some of them wait there while others wait elsewhere or go
/// on, as indices into KernelInstances::barriers. Only those that may precede one of two accesses.
std::vector<std::size_t> partingBarriers(const access::KernelInstances &instances, const access::AccessInstance &a,
                                         const access::AccessInstance &b, ThreadRelation relation);

/// Returns the condition that the thread of an end, `view.thread`, passes an instance of the barrier, whose columns
/// belong to `view.counters`, before (after) its access.
Formula passesBefore(PairSpace &space, const access::AccessInstance &access, const access::BarrierInstance &barrier,
                     Viewpoint view);
Formula passesAfter(PairSpace &space, const access::AccessInstance &access, const access::BarrierInstance &barrier,
                    Viewpoint view);

/// Returns, as a clause for the user, why it is unknown whether something between two accesses of a block orders them:
/// a barrier of a cooperative group that is created at run time, or a call that is not followed. Empty if the order is
/// known.
std::optional<Reason> whyOrderUnknown(const RelationContext &context, const access::AccessInstance &a,
                                      const access::AccessInstance &b);

/// True if a barrier may separate two accesses, in either order.
bool maySeparate(const access::BarrierInstance &barrier, const access::AccessInstance &a,
                 const access::AccessInstance &b, ThreadRelation relation);

/// Returns the barriers that may separate two accesses, in either order, as indices into KernelInstances::barriers.
std::vector<std::size_t> barriersBetween(const access::KernelInstances &instances, const access::AccessInstance &a,
                                         const access::AccessInstance &b, ThreadRelation relation);

/// True if a barrier that all threads pass separates the accesses for all values. Faster than formulas.
bool isPlainlySeparated(const access::KernelInstances &instances, const access::AccessInstance &a,
                        const access::AccessInstance &b);

/// Returns a necessary condition for two instances of one block to be in one barrier interval. It considers only the
/// barriers that all threads pass; `never` if these separate all instances. Cheaper than subtracting the sets of
/// `separatedBy`.
Formula perhapsUnordered(PairSpace &space, const access::KernelInstances &instances,
                         const access::AccessInstance &source, const access::AccessInstance &sink);

} // namespace warpgrain::dependence
