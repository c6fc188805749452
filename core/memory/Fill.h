// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/memory/ElementType.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace warpgrain::memory {

enum class FillKind : std::uint8_t {
  zero,
  constant, ///< every number is `value`
  ramp,     ///< the numbers of element i are value + i * step; integers wrap around
  random,   ///< from `low` up to, but without, `high`
  bits,     ///< integers: all values they can have; floating-point numbers as random
  file,     ///< the bytes of a file
};

/// What a buffer holds before a launch: the same bytes on every machine.
struct Fill {
  FillKind kind = FillKind::zero;
  double value = 0; ///< of a constant; where a ramp begins
  double step = 1;  ///< of a ramp
  std::uint64_t seed = 0;
  /// Of random numbers. Nothing: -1 to 1 for floating point, 0 to 1024 for integers, as far as the type holds them.
  std::optional<double> low;
  std::optional<double> high;
  /// Random floating-point numbers are low + k * 2^-bits * (high - low): with few bits sums of many stay exact, so that
  /// the order of atomic additions does not show. 1 to 24.
  unsigned shareBits = 16;
  std::string file; ///< at least as long as the buffer

  friend bool operator==(const Fill &, const Fill &) = default;
};

/// Where random numbers lie.
struct Interval {
  double low = 0;
  double high = 0;

  friend bool operator==(const Interval &, const Interval &) = default;
};

/// The interval of a fill's random numbers of a kind.
Interval intervalFor(ScalarKind kind, const Fill &fill);

/// The elements first, first + 1, … of a fill that is no file; padding becomes zero. The span holds whole elements.
void fillElements(std::span<std::byte> memory, const ElementType &type, const Fill &fill, std::uint64_t first = 0);

/// Fills memory that holds whole elements. Fails (input) where a file cannot be read or is too short.
Result<void> fillMemory(std::span<std::byte> memory, const ElementType &type, const Fill &fill);

} // namespace warpgrain::memory
