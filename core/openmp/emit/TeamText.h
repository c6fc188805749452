// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/emit/TextPieces.h"
#include "core/openmp/regions/Region.h"

#include <string>

namespace warpgrain::openmp {

/// The body of a kernel of teams: the team's variables are in shared memory, its barriers are those of the block, and
/// what it does by itself is done by its first thread.
std::string teamText(const Program &program, const TextPieces &pieces, const Kernel &kernel);

} // namespace warpgrain::openmp
