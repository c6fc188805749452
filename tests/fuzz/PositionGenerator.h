// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

#include <cstdint>
#include <string>

namespace warpgrain::tests {

/// A kernel that mostly reads a thread's place in the whole grid, in one to three dimensions, some with loops that
/// stride by the grid; now and then it reads its place in the block, which a step on the block must notice.
GeneratedKernel generatePositions(std::uint32_t seed, const std::string &name);

} // namespace warpgrain::tests
