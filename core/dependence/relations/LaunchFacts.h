// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"

namespace warpgrain::dependence {

/// Analyzes the accesses of a kernel in one launch (see access::analyzeAccesses) and withdraws the counts that
/// divergent barriers make undefined. If not all threads of a block reach a barrier together (BarrierFinding::isOrderly
/// is false), or if a race may decide which of them do, it is undefined which of them continue together. The requests
/// of accesses after such a barrier, and of accesses that share a loop with it, are then unknown, as are the launch
/// totals that include them.
access::KernelFacts launchFacts(const model::Unit &unit, model::FunctionId kernel, const access::LaunchContext &launch);

} // namespace warpgrain::dependence
