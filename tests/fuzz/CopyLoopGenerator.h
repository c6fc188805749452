// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

namespace warpgrain::tests {

/// Writes a kernel of integers with loops over tiles: each iteration copies from global into shared memory, by
/// assignments, under guards, in loops, by way of variables, waits, uses the tile and waits again. Some of them write,
/// while they use a tile, what a later one is copied from, or change what it is found by.
GeneratedKernel generateCopyLoops(std::uint32_t seed, const std::string &name);

/// The same with arrays that nothing but the loops use, mostly such elements as the same iteration has copied.
GeneratedKernel generateTileLoops(std::uint32_t seed, const std::string &name);

} // namespace warpgrain::tests
