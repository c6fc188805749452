// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/counting/BankMend.h"

#include <gtest/gtest.h>

namespace warpgrain::access {

namespace {

/// Of floats: the coefficients of the thread indices are in elements.
CountedAccess access(std::array<std::int64_t, 3> block, std::array<std::int64_t, 3> thread,
                     std::vector<std::int64_t> extents = {}, std::vector<std::int64_t> outer = {}) {
  const auto inBytes = [](auto &&values) {
    for (std::int64_t &value : values)
      value *= 4;
    return values;
  };
  QuasiLinear byte{.numerator = {.outer = inBytes(std::move(outer)), .thread = inBytes(thread)}};
  return {.block = block, .outer = std::move(extents), .address = {{{}, byte}}};
}

constexpr ArrayRows rows(std::int64_t elements) {
  return {.rowBytes = 4 * elements, .elementBytes = 4};
}

TEST(BankMendTest, OneElementMoreMendsAColumnOfASquareTile) {
  const CountedAccess column = access({32, 32, 1}, {32, 1, 0});
  const CountedAccess row = access({32, 32, 1}, {1, 32, 0});
  EXPECT_EQ(longerRowsFor({row, column}, rows(32)), 1);
  EXPECT_TRUE(isFreeWithLongerRows(column, rows(32), 1));
  EXPECT_TRUE(isFreeWithLongerRows(row, rows(32), 1));
  EXPECT_FALSE(isFreeWithLongerRows(column, rows(32), 2));
}

/// Two rows of a block 16 wide are one warp: an odd number of words from thread to thread lets them meet.
TEST(BankMendTest, ABlockSixteenWideNeedsMoreThanOneElement) {
  const CountedAccess column = access({16, 16, 1}, {16, 1, 0});
  EXPECT_FALSE(isFreeWithLongerRows(column, rows(16), 1));
  EXPECT_EQ(longerRowsFor({column}, rows(16)), 2);
  EXPECT_TRUE(isFreeWithLongerRows(column, rows(16), 2));
}

TEST(BankMendTest, AChangeThatHurtsAnotherAccessMoreIsNone) {
  const CountedAccess column = access({16, 16, 1}, {17, 1, 0});
  const CountedAccess row = access({16, 16, 1}, {1, 17, 0});
  // 48 would free the rows of conflicts, and put all of a column into two banks.
  EXPECT_TRUE(isFreeWithLongerRows(row, rows(17), 31));
  EXPECT_EQ(longerRowsFor({row}, rows(17)), 31);
  EXPECT_EQ(longerRowsFor({row, column}, rows(17)), 1);
}

TEST(BankMendTest, AnOddDistanceMendsWhatIsOneRowOfThreads) {
  const auto mend = distanceMendOf(access({256, 1, 1}, {8, 0, 0}));
  ASSERT_TRUE(mend);
  EXPECT_EQ(mend->kind, BankMend::Kind::threadDistance);
  EXPECT_EQ(mend->nowBytes, 32);
  EXPECT_EQ(mend->newBytes, 36);
}

TEST(BankMendTest, AnOddDistanceIsNotEnoughForBlocksSixteenWide) {
  const CountedAccess odd = access({16, 16, 1}, {33, 1, 0});
  EXPECT_TRUE(onlyRowsConflict(odd));
  const auto mend = distanceMendOf(odd);
  ASSERT_TRUE(mend);
  EXPECT_EQ(mend->kind, BankMend::Kind::axisDistance);
  EXPECT_EQ(mend->axis, model::Axis::x);
  EXPECT_EQ(mend->nowBytes, 4 * 33);
  EXPECT_EQ(mend->newBytes, 4 * 34);
}

TEST(BankMendTest, ADistanceThatOthersDoNotFitIntoIsNotMoved) {
  // Along y the elements overlap those of x: a larger step of either would mix them up otherwise.
  EXPECT_FALSE(distanceMendOf(access({16, 16, 1}, {2, 8, 0})));
}

TEST(BankMendTest, IterationsAreLookedAtToo) {
  // Free in iteration 0 only: later ones move along, and change nothing for whole words.
  const auto mend = distanceMendOf(access({64, 1, 1}, {4, 0, 0}, {4}, {1}));
  ASSERT_TRUE(mend);
  EXPECT_EQ(mend->newBytes, 20);
}

TEST(BankMendTest, ConflictsWithinARowAreNotThoseOfRows) {
  EXPECT_FALSE(onlyRowsConflict(access({16, 16, 1}, {16, 1, 0})));
  EXPECT_FALSE(onlyRowsConflict(access({32, 8, 1}, {2, 64, 0})));
}

} // namespace

} // namespace warpgrain::access
