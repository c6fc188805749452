// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace warpgrain::openmp {

/// The iterations of a nest, where constants say how many: at most 1,024 of each loop.
std::optional<std::int64_t> constantTripsOf(const Statement &construct);

/// True where the directive gives each iteration to a team, and not to a thread of one.
bool isOfWholeTeams(const Directive &directive);

/// Sets in a kernel's TeamLoop how many teams and threads its launch has: what the clauses of the region ask for, as
/// many threads as all of its inner loops ask for alike, no more than they have work for; and below how many iterations
/// a block for each pays where the directive leaves that open.
void setTeamShape(const Program &program, const Statement &region, const std::vector<const Statement *> &innerLoops,
                  Kernel &kernel);

} // namespace warpgrain::openmp
