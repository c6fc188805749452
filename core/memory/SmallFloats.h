// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

namespace warpgrain::memory {

/// IEEE 754 binary16, bits to value: exact.
inline float floatOfHalf(std::uint16_t bits) {
  const bool negative = (bits & 0x8000U) != 0;
  const unsigned exponent = (bits >> 10U) & 31U;
  const unsigned fraction = bits & 0x3ffU;
  float value = 0;
  if (exponent == 31)
    value = std::bit_cast<float>(0x7f800000U | (fraction << 13U));
  else if (exponent == 0)
    value = std::ldexp(static_cast<float>(fraction), -24);
  else
    value = std::ldexp(static_cast<float>(fraction | 0x400U), static_cast<int>(exponent) - 25);
  return negative ? -value : value;
}

/// Rounds to the nearest binary16, ties to even; once, from the value as it is.
inline std::uint16_t halfOfDouble(double value) {
  const auto sign = static_cast<std::uint16_t>(std::signbit(value) ? 0x8000U : 0U);
  const double magnitude = std::fabs(value);
  if (std::isnan(value)) return 0x7fffU; // what a GPU writes
  if (magnitude >= 65520.0) return sign | 0x7c00U;
  if (magnitude < std::ldexp(1.0, -14)) // subnormal: a multiple of 2^-24
    return sign | static_cast<std::uint16_t>(std::nearbyint(std::ldexp(magnitude, 24)));
  int exponent = 0;
  const double fraction = std::frexp(magnitude, &exponent); // in [0.5, 1)
  // 1024 to 2048; a carry into the exponent is what it should be.
  const auto significand = static_cast<unsigned>(std::nearbyint(std::ldexp(fraction, 11)));
  return static_cast<std::uint16_t>(sign + (static_cast<unsigned>(exponent + 13) << 10U) + significand);
}

/// The upper half of a float.
inline float floatOfBfloat(std::uint16_t bits) {
  return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16U);
}

/// Rounds a float to the nearest bfloat16, ties to even.
inline std::uint16_t bfloatOfFloat(float value) {
  if (std::isnan(value)) return 0x7fffU;
  const auto bits = std::bit_cast<std::uint32_t>(value);
  return static_cast<std::uint16_t>((bits + 0x7fffU + ((bits >> 16U) & 1U)) >> 16U);
}

/// Rounds a double to the nearest bfloat16, ties to even; once.
inline std::uint16_t bfloatOfDouble(double value) {
  auto near = static_cast<float>(value);
  // A float between two bfloat16 that only seems to be the middle: step to the side the double lies on.
  if ((std::bit_cast<std::uint32_t>(near) & 0xffffU) == 0x8000U && static_cast<double>(near) != value)
    near = std::nextafter(near, static_cast<double>(near) < value ? INFINITY : -INFINITY);
  return bfloatOfFloat(near);
}

} // namespace warpgrain::memory
