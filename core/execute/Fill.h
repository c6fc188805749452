// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/execute/ElementType.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>

namespace warpgrain::execute {

enum class FillKind : std::uint8_t {
  random,   ///< the same numbers for the same seed on every machine
  ramp,     ///< 0, 1, 2, … by element
  constant, ///< one number
  zero,
  file, ///< the bytes of a file
};

/// What a buffer holds before a launch.
struct Fill {
  FillKind kind = FillKind::random;
  std::uint64_t seed = 1;
  /// Of random numbers: from low up to, but without, high. Nothing: -1 to 1 for floating point (in steps of 2^-15),
  /// 0 to 1024 for integers, as far as the type holds them.
  std::optional<double> low;
  std::optional<double> high;
  double value = 0;           ///< of a constant
  std::filesystem::path file; ///< at least as long as the buffer

  friend bool operator==(const Fill &, const Fill &) = default;
};

/// Fills memory that holds whole elements; padding becomes zero. Fails (input) where a file cannot be read or is too
/// short.
Result<void> fillMemory(std::span<std::byte> memory, const ElementType &type, const Fill &fill);

} // namespace warpgrain::execute
