// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace warpgrain::openmp {

// What translated programs ask of OpenMP's threads and teams, on the CPU and on the GPU.

/// OpenMP's functions where the compiler has none; of a program without directives, that it has one thread.
std::string threadsPrelude(bool hasDirectives);

/// What regions and the functions that they call ask of their team, which is a block.
std::string teamsPrelude();

/// What functions need that launch kernels for their callers' regions.
std::string inRegionPrelude();

} // namespace warpgrain::openmp
