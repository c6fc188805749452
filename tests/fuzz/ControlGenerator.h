// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

namespace warpgrain::tests {

/// A kernel of integers whose control is what is random: loops of every kind (`for`, `while`, `do`, over an array), in
/// one another, that all threads or some of them leave by their test, by `break`, by `return`, and go on in by
/// `continue`, before and behind barriers, in the kernel and in a function that it calls. Some conditions are the same
/// for all threads, some are not, and some are read from shared memory. Threads may race, and may wait for threads that
/// never come: such a kernel is for claims, not for comparing results.
GeneratedKernel generateControl(std::uint32_t seed, const std::string &name);

} // namespace warpgrain::tests
