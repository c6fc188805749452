// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

namespace warpgrain::tests {

/// Writes a kernel of integers from a seed that is full of what loop steps are made for: perfect nests, two and three
/// deep; loops beside each other that go round alike; bodies of several statements; elements that are named several
/// times; counters declared before the loops, sums, registers made anew, jumps. Each thread works on memory of its own,
/// and on columns of its own in shared memory.
GeneratedKernel generateLoops(std::uint32_t seed, const std::string &name);

} // namespace warpgrain::tests
