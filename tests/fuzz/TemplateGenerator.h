// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

namespace warpgrain::tests {

/// A template whose calls lead to another function in each of its instantiations: overloads of device functions, of
/// which some write memory, change a variable, or read which thread it is; and the call operator of an object. Besides
/// the launch that goes with the kernel, a function that is never called launches it for unsigned values.
GeneratedKernel generateTemplate(std::uint32_t seed, const std::string &name);

} // namespace warpgrain::tests
