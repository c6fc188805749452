// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/TeamParts.h"

namespace warpgrain::openmp {

/// Reads the body of a loop of teams: which code the first thread, all threads, and the threads that
/// share a loop execute, and what of it a GPU cannot execute. The kernel's variables are planned before.
void readTeamBody(TeamParts &parts);

} // namespace warpgrain::openmp
