// SPDX-License-Identifier: Apache-2.0
#include "core/memory/Comparison.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

namespace warpgrain::tests {
namespace {

using namespace memory;

template <typename T>
Comparison compared(ScalarKind kind, const std::vector<T> &reference, const std::vector<T> &found,
                    Tolerance tolerance = {}, std::uint64_t first = 0) {
  Comparison total;
  comparePiece(ElementType::of(kind), tolerance, first, std::as_bytes(std::span(reference)),
               std::as_bytes(std::span(found)), total);
  return total;
}

TEST(Comparison, WithoutToleranceEveryBitCounts) {
  EXPECT_TRUE(compared<float>(ScalarKind::f32, {1, 2}, {1, 2}).matches());
  EXPECT_FALSE(compared<float>(ScalarKind::f32, {1, 2}, {1, std::nextafter(2.0F, 3.0F)}).matches());
  EXPECT_FALSE(compared<float>(ScalarKind::f32, {0.0F}, {-0.0F}).matches());
}

TEST(Comparison, ToleranceIsAbsoluteAndRelativeTogether) {
  const Tolerance tolerance{.absolute = 0.5, .relative = 0.01};
  const Comparison near = compared<double>(ScalarKind::f64, {100, -100}, {101.5, -98.5}, tolerance);
  EXPECT_TRUE(near.matches());
  EXPECT_EQ(near.unequalBits, 2U);
  EXPECT_DOUBLE_EQ(near.largestAbsolute, 1.5);
  EXPECT_DOUBLE_EQ(near.largestRelative, 0.015);
  EXPECT_FALSE(compared<double>(ScalarKind::f64, {100}, {101.6}, tolerance).matches());
  EXPECT_TRUE(compared<float>(ScalarKind::f32, {0.0F}, {-0.0F}, tolerance).matches());
}

TEST(Comparison, IntegersAreExactWhateverTheTolerance) {
  EXPECT_FALSE(compared<int>(ScalarKind::i32, {100}, {101}, {.absolute = 5}).matches());
}

TEST(Comparison, WhatIsNoNumberEqualsItselfOnly) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const float infinity = std::numeric_limits<float>::infinity();
  const Tolerance tolerance{.absolute = 1, .relative = 1};
  EXPECT_TRUE(compared<float>(ScalarKind::f32, {nan}, {-nan}, tolerance).matches());
  EXPECT_FALSE(compared<float>(ScalarKind::f32, {1}, {nan}, tolerance).matches());
  EXPECT_FALSE(compared<float>(ScalarKind::f32, {nan}, {1}, tolerance).matches());
  EXPECT_FALSE(compared<float>(ScalarKind::f32, {infinity}, {-infinity}, tolerance).matches());
  EXPECT_FALSE(compared<float>(ScalarKind::f32, {1}, {infinity}, tolerance).matches());
}

TEST(Comparison, TellsTheFirstDifferenceOfAllPieces) {
  Comparison total = compared<int>(ScalarKind::i32, {1, 2, 3}, {1, 2, 3});
  const std::vector<int> reference{4, 5};
  const std::vector<int> found{4, 6};
  comparePiece(ElementType::of(ScalarKind::i32), {}, 3, std::as_bytes(std::span(reference)),
               std::as_bytes(std::span(found)), total);
  EXPECT_EQ(total.sentence("C"), "1 of 5 elements of C differ; the first is element 4: 6 instead of 5.");
}

} // namespace
} // namespace warpgrain::tests
