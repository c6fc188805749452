// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

#include <cstdint>
#include <string>

namespace warpgrain::tests {

/// A kernel with arrays of its own, local and shared, that hold a value for a while: from one statement to the next,
/// from one loop to the next, or from one iteration to a later one. Nothing is read that nobody wrote.
GeneratedKernel generateScratch(std::uint32_t seed, const std::string &name);

} // namespace warpgrain::tests
