// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/arithmetic/BrainFloats.h"

#include <bit>
#include <cmath>
#include <cstdint>

namespace warpgrain::executor {

float toBrainFloat(float value) {
  const auto bits = std::bit_cast<std::uint32_t>(value);
  if (std::isnan(value)) return std::bit_cast<float>(bits >> 16U | 0x40U);
  const std::uint32_t rounded = bits + 0x7fffU + (bits >> 16U & 1U); // to the nearest, ties to even
  return std::bit_cast<float>(rounded >> 16U);
}

float toBrainFloatFromDouble(double value) {
  const auto single = static_cast<float>(value);
  const auto back = static_cast<double>(single);
  if (std::isnan(value) || back == value || std::isinf(single)) return toBrainFloat(single);
  // Towards zero, with a last bit that says that there was more: then the second rounding is the only one.
  auto bits = std::bit_cast<std::uint32_t>(single);
  if (std::fabs(back) > std::fabs(value)) --bits;
  return toBrainFloat(std::bit_cast<float>(bits | 1U));
}

} // namespace warpgrain::executor
