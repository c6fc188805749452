// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpgrain::openmp {

/// A launch whose threads have up to three indices, one for each loop of a collapsed nest.
struct Grid {
  std::vector<std::size_t> axes;              ///< of each loop of the nest, the outermost first: 0 is x, 2 is z
  std::array<std::int64_t, 3> block{1, 1, 1}; ///< threads of a block along x, y and z
};

} // namespace warpgrain::openmp
