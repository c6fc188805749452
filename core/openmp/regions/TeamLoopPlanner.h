// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

namespace warpgrain::openmp {

/// True for a loop of teams that holds loops which a team's threads may share.
bool isTeamLoop(const Statement &region);

/// True for notes on whether the threads of a block share the loops in an iteration.
bool saysWhoSharesLoops(ReasonId id);

/// Decides whether such a loop becomes a kernel whose blocks execute its iterations, or why its threads do.
Region planTeamLoop(const Program &program, FunctionId function, const Statement &region, std::size_t firstKernel);

} // namespace warpgrain::openmp
