// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Axis.h"
#include "core/model/Launch.h"
#include "core/model/Unit.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace warpgrain::model {

/// How far the grid of a launch reaches along an axis, as in `k<<<(n + 255) / 256, 256>>>(out, n)`: the number of its
/// blocks times `threads` is at least the value of an integer parameter of the kernel, whatever that is at run time.
struct GridCover {
  std::size_t parameter = 0;           ///< position among the kernel's parameters
  std::optional<std::int64_t> threads; ///< for each block; none: the block's extent along the axis

  friend bool operator==(const GridCover &, const GridCover &) = default;
};

/// The parameters that a launch's grid covers along an axis, as far as the launching function's own arithmetic tells:
/// sums and multiples of constants and of variables that are set once, divided once. Where the block has just as many
/// threads as the grid is divided by, the cover is there twice: by the number, and by the block's extent. It is taken
/// for granted that none of that arithmetic wraps around.
std::vector<GridCover> gridCoversOf(const Unit &unit, const Launch &launch, Axis axis);

} // namespace warpgrain::model
