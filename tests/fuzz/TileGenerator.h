// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

namespace warpgrain::tests {

/// Writes a kernel of integers whose threads work on shared tiles with rows: own elements, those of neighbours, the
/// transposed ones, under guards, in loops and uniform branches. A barrier stands after each statement that uses a
/// tile, so that there are no data races and many of the barriers are redundant. `isRestrict`: of the input pointer.
GeneratedKernel generateTiles(std::uint32_t seed, const std::string &name, bool isRestrict);

} // namespace warpgrain::tests
