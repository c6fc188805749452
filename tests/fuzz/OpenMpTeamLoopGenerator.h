// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace warpgrain::tests {

/// A random program of C whose loops are shared out to teams, and hold loops that each team's threads share: with code
/// between them that works on the team's own variables, on rows of memory in place, and on counts of all teams; in
/// loops and branches; with clauses of all kinds. No two iterations of a shared loop depend on each other. It prints
/// sums of its memory.
std::string generateOpenMpTeamLoops(std::uint32_t seed);

} // namespace warpgrain::tests
