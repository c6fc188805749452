// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Step.h"

#include <array>
#include <cstdint>
#include <vector>

namespace warpgrain::tune {

/// The plans that are tried of a kernel where nobody says which: for each axis along which the launch has more than one
/// thread in a block, the coarsening factors 2, 4, 8 and 16 up to its threads; for each along which it has more than
/// one block, the factors 2, 4 and 8 of the grid up to its blocks. Whether they may be made is not looked at.
std::vector<transform::Plan> singleSteps(const std::array<std::int64_t, 3> &grid,
                                         const std::array<std::int64_t, 3> &block);

} // namespace warpgrain::tune
