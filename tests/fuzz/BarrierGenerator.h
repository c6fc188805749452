// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

namespace warpgrain::tests {

/// A kernel of integers whose threads meet in device functions: they exchange values through shared arrays of the
/// functions' own, sum them up in loops with barriers in their headers, change what they are given through pointers and
/// references, return values, call each other, and use names that the kernel uses too. They are called once or several
/// times, in straight code, in uniform loops and conditions, as statements, in declarations and in expressions; some
/// threads go on to a loop's next iteration before the others.
GeneratedKernel generateMeetings(std::uint32_t seed, const std::string &name);

} // namespace warpgrain::tests
