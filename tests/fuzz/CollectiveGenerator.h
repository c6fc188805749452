// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

namespace warpgrain::tests {

/// Writes a kernel of integers whose threads work together by functions of libraries: CUB's collectives of a block and
/// of a warp, with temporary storage of their own or used again behind a barrier, reductions of cooperative groups, and
/// matrices that a warp loads, multiplies and stores. Blocks are of whole warps in a row. For the executor, since only
/// the library itself says what its functions do.
GeneratedKernel generateCollectives(std::uint32_t seed, const std::string &name);

} // namespace warpgrain::tests
