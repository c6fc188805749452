// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/dependence/relations/PairSpace.h"

#include <cstddef>
#include <vector>

namespace warpgrain::dependence {

/// How many loops two places share, outermost first: the same loop, reached by the same calls, in the same iteration
/// where it was followed iteration by iteration.
std::size_t commonLoops(const access::Place &a, const access::Place &b);

/// One party's instance comes before another's in the order in which a thread executes.
Formula before(PairSpace &space, const access::Place &first, std::uint32_t firstParty, const access::Place &second,
               std::uint32_t secondParty);

/// Both threads are in one group of so many lanes; nothing where the block's extents that decide are not known.
std::optional<Formula> inOneGroup(PairSpace &space, const RelationContext &context, std::int64_t lanes);

/// A barrier that both threads meet, after the one instance and before the other (ALG-A5, with loops: DEC-A2). The
/// barrier's columns are `party`'s. `firstIsSource` says which of the two accesses comes first.
Formula separatedBy(PairSpace &space, const access::AccessInstance &source, const access::AccessInstance &sink,
                    const access::BarrierInstance &barrier, std::uint32_t party, bool firstIsSource,
                    const RelationContext &context, ThreadRelation relation);

/// Something between two accesses of a block that may order them or not: a barrier of which it is not known which
/// threads meet there (a cooperative group made at run time), a call that is not followed. A clause for a person; empty
/// where there is none.
std::string whyOrderUnknown(const RelationContext &context, const access::AccessInstance &a,
                            const access::AccessInstance &b);

/// The barriers that may stand between two accesses, in whatever order: indices into KernelInstances::barriers.
std::vector<std::size_t> barriersBetween(const access::KernelInstances &instances, const access::AccessInstance &a,
                                         const access::AccessInstance &b, ThreadRelation relation);

/// A barrier on everybody's path stands between, whatever the values are: quicker to see than by formulas.
bool isPlainlySeparated(const access::KernelInstances &instances, const access::AccessInstance &a,
                        const access::AccessInstance &b);

/// Necessary for two instances of one block to be in one barrier interval: the ways that barriers on everybody's path
/// leave. Never where there is no such way. Cheaper than to take away all that `separatedBy` tells.
Formula perhapsUnordered(PairSpace &space, const access::KernelInstances &instances,
                         const access::AccessInstance &source, const access::AccessInstance &sink);

} // namespace warpgrain::dependence
