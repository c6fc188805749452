// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

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

/// The four built-in variables of CUDA that tell a thread where it is (Programming Guide, "Built-in
/// Variables").
enum class BuiltinIndex : std::uint8_t { threadIdx, blockIdx, blockDim, gridDim };

constexpr std::string_view nameOf(BuiltinIndex builtin) {
  constexpr std::array<std::string_view, 4> names{"threadIdx", "blockIdx", "blockDim", "gridDim"};
  return names[static_cast<std::size_t>(builtin)];
}

} // namespace warpgrain::model
