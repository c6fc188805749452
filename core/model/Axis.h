// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace warpgrain::model {

/// A dimension of a thread block or of the grid.
enum class Axis : std::uint8_t { x, y, z };

inline constexpr std::array allAxes{Axis::x, Axis::y, Axis::z};

constexpr std::size_t indexOf(Axis axis) {
  return static_cast<std::size_t>(axis);
}

constexpr char letterOf(Axis axis) {
  return "xyz"[indexOf(axis)];
}

/// What tells a thread where it is, in the words of CUDA (Programming Guide, "Built-in Variables"): its place in the
/// block, that of the block in the grid, and how large the two are. Dialect::indexName is how a language spells them.
enum class BuiltinIndex : std::uint8_t { threadIdx, blockIdx, blockDim, gridDim };

} // namespace warpgrain::model
