// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/TeamParts.h"

namespace warpgrain::openmp {

/// Decides which variables of a team's body live in shared memory and what the first thread executes, or why that
/// cannot be.
void placeTeamVariables(TeamParts &parts);

} // namespace warpgrain::openmp
