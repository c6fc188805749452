// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

#include <cstdint>
#include <string>

namespace warpgrain::tests {

/// A kernel whose threads use neighbouring elements: one each beside their neighbours', several in loops or in
/// statements that follow each other, in shared memory too; under conditions that only some elements meet, and at
/// places that are no multiples.
GeneratedKernel generateNeighbours(std::uint32_t seed, const std::string &name);

} // namespace warpgrain::tests
