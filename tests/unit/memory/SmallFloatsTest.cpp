// SPDX-License-Identifier: Apache-2.0
#include "core/memory/SmallFloats.h"

#include <gtest/gtest.h>

namespace warpgrain::memory {
namespace {

TEST(SmallFloats, EveryHalfComesBackFromItsValue) {
  for (std::uint32_t bits = 0; bits < 0x10000U; ++bits) {
    const auto half = static_cast<std::uint16_t>(bits);
    const float value = floatOfHalf(half);
    if (std::isnan(value)) continue;
    ASSERT_EQ(halfOfDouble(static_cast<double>(value)), half) << bits;
  }
}

TEST(SmallFloats, HalvesRoundToTheNearestAndTiesToEven) {
  EXPECT_EQ(halfOfDouble(1.0 + 1.0 / 2048), 0x3c00U);
  EXPECT_EQ(halfOfDouble(1.0 + 3.0 / 2048), 0x3c02U);
  EXPECT_EQ(halfOfDouble(65519.99), 0x7bffU);
  EXPECT_EQ(halfOfDouble(65520.0), 0x7c00U);
  EXPECT_EQ(halfOfDouble(std::ldexp(1.0, -25)), 0U);
  EXPECT_EQ(halfOfDouble(std::ldexp(1.5, -25)), 1U);
  EXPECT_EQ(halfOfDouble(-0.0), 0x8000U);
}

TEST(SmallFloats, BfloatsRoundOnceFromDouble) {
  for (std::uint32_t bits = 0; bits < 0x10000U; bits += 7) {
    const float value = floatOfBfloat(static_cast<std::uint16_t>(bits));
    if (std::isnan(value)) continue;
    ASSERT_EQ(bfloatOfDouble(static_cast<double>(value)), bits);
  }
  // Just above the middle of two: a float in between would be the middle itself.
  EXPECT_EQ(bfloatOfDouble(1.0 + 1.0 / 256 + std::ldexp(1.0, -40)), 0x3f81U);
  EXPECT_EQ(bfloatOfDouble(1.0 + 1.0 / 256), 0x3f80U);
}

} // namespace
} // namespace warpgrain::memory
