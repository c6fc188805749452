// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

namespace warpgrain::tests {

/// A kernel whose lanes see each other: shuffles, votes and __syncwarp, by all lanes of a warp or by halves of it, in
/// straight code, in loops and beside barriers of the block. Half of them are launched with a block that is known at
/// run time only, which host code has to assert to be made of whole warps.
GeneratedKernel generateWarps(std::uint32_t seed, const std::string &name);

} // namespace warpgrain::tests
