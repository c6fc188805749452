// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

namespace warpgrain::tests {

/// Writes a kernel from a seed whose loops may be shared out over lanes: sums of integers, and of floating-point
/// numbers that are small integers, so that their order does not show; loops that store to rows of the thread's own;
/// stores, loads, atomics and barriers between them; loops and conditions around; blocks of one to three dimensions.
/// Free of data races by construction.
GeneratedKernel generateLanes(std::uint32_t seed, const std::string &name);

} // namespace warpgrain::tests
