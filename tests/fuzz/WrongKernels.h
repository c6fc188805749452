// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

#include <cstdint>

namespace warpgrain::tests {

/// The kernel with one of its barriers, or of the waits for its copies, left out: it may have data races then. Only for
/// what is told of it, since its results are not defined.
GeneratedKernel withoutABarrier(GeneratedKernel kernel, std::uint32_t seed);

/// The kernel with a barrier at its end that only some threads of a block reach; the others end without it.
GeneratedKernel withALoneBarrier(GeneratedKernel kernel, std::uint32_t seed);

} // namespace warpgrain::tests
