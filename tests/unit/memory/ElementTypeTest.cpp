// SPDX-License-Identifier: Apache-2.0
#include "core/memory/ElementType.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstring>
#include <limits>

namespace warpgrain::tests {
namespace {

using namespace memory;

std::uint16_t bitsOf(ScalarKind element, double value) {
  std::array<std::byte, 8> bytes{};
  writeNumber(bytes.data(), element, value);
  std::uint16_t bits = 0;
  std::memcpy(&bits, bytes.data(), 2);
  return bits;
}

double valueOf(ScalarKind element, std::uint16_t bits) {
  std::array<std::byte, 2> bytes{};
  std::memcpy(bytes.data(), &bits, 2);
  return numberAt(bytes.data(), element);
}

TEST(ElementType, HalfIsRoundedToNearestEven) {
  EXPECT_EQ(bitsOf(ScalarKind::f16, 1), 0x3c00);
  EXPECT_EQ(bitsOf(ScalarKind::f16, -2), 0xc000);
  EXPECT_EQ(bitsOf(ScalarKind::f16, 65504), 0x7bff);
  EXPECT_EQ(bitsOf(ScalarKind::f16, 65519.99), 0x7bff);
  EXPECT_EQ(bitsOf(ScalarKind::f16, 65520), 0x7c00);
  EXPECT_EQ(bitsOf(ScalarKind::f16, 0x1p-24), 0x0001);
  EXPECT_EQ(bitsOf(ScalarKind::f16, 0x1p-25), 0x0000);
  EXPECT_EQ(bitsOf(ScalarKind::f16, 0x1.8p-24), 0x0002);
  EXPECT_EQ(bitsOf(ScalarKind::f16, 1 + 0x1p-11), 0x3c00);
  EXPECT_EQ(bitsOf(ScalarKind::f16, 1 + 3 * 0x1p-11), 0x3c02);
  EXPECT_EQ(bitsOf(ScalarKind::f16, 2 - 0x1p-12), 0x4000); // the carry goes into the exponent
  EXPECT_EQ(bitsOf(ScalarKind::f16, -0.0), 0x8000);
  EXPECT_EQ(bitsOf(ScalarKind::f16, std::nan("")) & 0x7e00, 0x7e00);
}

TEST(ElementType, EveryHalfAndBrainFloatComesBack) {
  for (const ScalarKind element : {ScalarKind::f16, ScalarKind::bf16})
    for (std::uint32_t bits = 0; bits <= 0xffff; ++bits) {
      const double value = valueOf(element, static_cast<std::uint16_t>(bits));
      if (!std::isnan(value)) {
        ASSERT_EQ(bitsOf(element, value), bits) << nameOf(element);
      }
    }
}

TEST(ElementType, BrainFloatIsRoundedToNearestEven) {
  EXPECT_EQ(bitsOf(ScalarKind::bf16, 1), 0x3f80);
  EXPECT_EQ(bitsOf(ScalarKind::bf16, 1 + 0x1p-8), 0x3f80);
  EXPECT_EQ(bitsOf(ScalarKind::bf16, 1 + 3 * 0x1p-8), 0x3f82);
}

TEST(ElementType, NamesAndSizesGoTogether) {
  for (const auto &[name, size] : {std::pair{"i8", 1}, {"u16", 2}, {"bf16", 2}, {"f32", 4}, {"u64", 8}}) {
    ASSERT_TRUE(scalarKindNamed(name));
    EXPECT_EQ(nameOf(*scalarKindNamed(name)), name);
    EXPECT_EQ(sizeOf(*scalarKindNamed(name)), static_cast<std::uint32_t>(size));
  }
  EXPECT_FALSE(scalarKindNamed("float"));
}

} // namespace
} // namespace warpgrain::tests
