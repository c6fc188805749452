// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/arithmetic/EightBitFloats.h"

#include "core/memory/SmallFloats.h"

#include <algorithm>
#include <cmath>

namespace warpgrain::executor {

namespace {

struct Shape {
  unsigned fractionBits;
  int bias;
  std::uint32_t greatest; ///< code of the greatest finite value
};

constexpr Shape shapeOf(EightBitFormat format) {
  return format == EightBitFormat::e4m3 ? Shape{3, 7, 0x7eU} : Shape{2, 15, 0x7bU};
}

} // namespace

std::uint32_t toEightBits(double value, EightBitFormat format) {
  const Shape shape = shapeOf(format);
  if (std::isnan(value)) return 0x7fU;
  const std::uint32_t sign = std::signbit(value) ? 0x80U : 0U;
  const double magnitude = std::fabs(value);
  if (magnitude == 0) return sign;
  if (std::isinf(magnitude)) return sign | shape.greatest;
  // Below the least normal value the step stays the same.
  const int exponent = std::max(std::ilogb(magnitude), 1 - shape.bias);
  const double steps = std::nearbyint(std::ldexp(magnitude, static_cast<int>(shape.fractionBits) - exponent));
  // The first bit of a normal value's fraction is the exponent's last step; a carry is what it should be.
  const double code = std::ldexp(exponent + shape.bias - 1, static_cast<int>(shape.fractionBits)) + steps;
  return sign | static_cast<std::uint32_t>(std::min(code, static_cast<double>(shape.greatest)));
}

std::uint32_t halfOfEightBits(std::uint32_t bits, EightBitFormat format) {
  const std::uint32_t sign = (bits & 0x80U) << 8U;
  const std::uint32_t code = bits & 0x7fU;
  if (format == EightBitFormat::e5m2) return code > 0x7cU ? 0x7fffU : sign | (code << 8U);
  if (code == 0x7fU) return 0x7fffU;
  const Shape shape = shapeOf(format);
  const int exponent = static_cast<int>(code >> shape.fractionBits);
  const std::uint32_t fraction = code & 7U;
  const double significand = exponent == 0 ? fraction : fraction + 8;
  const double value = std::ldexp(significand, std::max(exponent, 1) - shape.bias - 3);
  return sign | memory::halfOfDouble(value);
}

} // namespace warpgrain::executor
