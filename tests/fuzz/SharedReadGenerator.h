// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"

#include <cstdint>
#include <string>

namespace warpgrain::tests {

/// A kernel with loops that read elements which several threads of a block read alike: headers of all kinds, in uniform
/// control with barriers beside them, several reads of one loop; now and then a guard, a jump or a changed register
/// that a step on these reads must notice.
GeneratedKernel generateSharedReads(std::uint32_t seed, const std::string &name);

} // namespace warpgrain::tests
