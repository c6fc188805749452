// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

namespace warpgrain::tests {

/// Writes a kernel of integers with one to three nests of loops, two or three deep, from a seed: subscripts that are
/// some iterations apart in either loop and direction, registers in and before the nest, work before and after the
/// inner loops, rows of shared memory with barriers, headers of all kinds. Free of data races by construction.
GeneratedKernel generateNests(std::uint32_t seed, const std::string &name);

} // namespace warpgrain::tests
