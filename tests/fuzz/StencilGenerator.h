// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

namespace warpgrain::tests {

/// Writes a kernel of integers with loops that read elements at constant distances: next to each other or not, of rows,
/// of an array of the thread's own, in loops that may not go round at all (their elements would lie outside the array
/// then), that are left early, or that write what other iterations read.
GeneratedKernel generateStencils(std::uint32_t seed, const std::string &name);

} // namespace warpgrain::tests
