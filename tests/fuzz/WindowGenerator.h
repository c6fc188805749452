// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

namespace warpgrain::tests {

/// Writes a kernel of integers that reads elements at constant distances, by addresses that are computed beside them:
/// in loops of all kinds, in iterations that a condition leaves out, or in each thread of a block once. Elements lie
/// one or several iterations apart, or are no iteration's.
GeneratedKernel generateWindows(std::uint32_t seed, const std::string &name);

} // namespace warpgrain::tests
