// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

namespace warpgrain::tests {

/// Writes a kernel of integers that copies pieces of its input into shared memory, by one assignment for each array in
/// rounds of a loop or once, and reads them there: whole rows, single elements, or more than was copied. Copies stand
/// under conditions and in loops of their own; their subscripts and values are made of indices and variables.
GeneratedKernel generateSharedCopies(std::uint32_t seed, const std::string &name);

} // namespace warpgrain::tests
