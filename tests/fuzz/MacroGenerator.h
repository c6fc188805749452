// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

namespace warpgrain::tests {

/// A kernel of integers whose indices, barriers, subscripts, loops and statements are partly written by macros: with
/// and without parameters, one in terms of the other, over several lines, with arguments that hold commas and other
/// macros. All macros begin with the kernel's name, so that several kernels fit in one program.
GeneratedKernel generateWithMacros(std::uint32_t seed, const std::string &name);

} // namespace warpgrain::tests
