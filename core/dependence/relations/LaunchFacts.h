// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"
#include "core/dependence/relations/KernelDependences.h"

namespace warpgrain::dependence {

/// Analyzes the accesses of a kernel in one launch (see access::analyzeAccesses) and withdraws the counts that
/// divergent barriers make undefined. If not all threads of a block reach a barrier together (BarrierFinding::isOrderly
/// is false), or if a race may decide which of them do, it is undefined which of them continue together. The requests
/// of accesses after such a barrier, and of accesses that share a loop with it, are then unknown, as are the launch
/// totals that include them. So are those of accesses behind a loop in which threads wait for each other (Waits).
access::KernelFacts launchFacts(const model::Unit &unit, model::FunctionId kernel, const access::LaunchContext &launch);

/// What launchFacts() returns, and what findRaces() returns for the same instances.
struct LaunchRaces {
  access::KernelFacts facts;
  RaceReport races;
};

/// What launchFacts() returns, and what analyzeDependences() returns for the same instances.
struct LaunchDependences {
  access::KernelFacts facts;
  KernelDependences dependences;
};

/// Does both, and searches for races once. For callers that need the races anyway.
LaunchRaces launchFactsWithRaces(const model::Unit &unit, model::FunctionId kernel,
                                 const access::LaunchContext &launch);

/// Does both, and searches for races once. For callers that need the dependences anyway.
LaunchDependences launchFactsWithDependences(const model::Unit &unit, model::FunctionId kernel,
                                             const access::LaunchContext &launch, bool withInput = true);

} // namespace warpgrain::dependence
