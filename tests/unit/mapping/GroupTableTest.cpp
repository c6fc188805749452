// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/GroupTable.h"

#include "core/mapping/Ranking.h"

#include <gtest/gtest.h>

namespace warpgrain::mapping {
namespace {

std::vector<std::string> shapes(std::size_t rank, const GroupSizes &sizes) {
  std::vector<std::string> out;
  for (const Group &group : groupTable(rank, sizes))
    out.push_back(group.text(rank));
  return out;
}

// ALG-E7
TEST(GroupTable, HasTheTwelveRowsOfTable1) {
  EXPECT_EQ(shapes(2, {.largest = 512, .smallest = 128}),
            (std::vector<std::string>{"2x256", "4x128", "8x64", "16x32", "32x16", "2x128", "4x64", "8x32", "16x16",
                                      "2x64", "4x32", "8x16"}));
}

// ALG-E7. ERR-E8: rows with 16 threads along x show that the half-warp is meant, not the warp.
TEST(GroupTable, HasTheRowsOfTables4And5AndStopsByItself) {
  EXPECT_EQ(shapes(2, {.largest = 256}), (std::vector<std::string>{"2x128", "4x64", "8x32", "16x16", "2x64", "4x32",
                                                                   "8x16", "2x32", "4x16", "2x16"}));
  EXPECT_EQ(groupTable(2, {.largest = 512}).size(), 15u);
}

TEST(GroupTable, OfOneDimensionIsThePowersOfTwoDownToTheHalfWarp) {
  EXPECT_EQ(shapes(1, {}), (std::vector<std::string>{"512", "256", "128", "64", "32", "16"}));
}

TEST(GroupTable, OfThreeDimensionsHasTwoThreadsOrMoreAlongYAndZ) {
  EXPECT_EQ(shapes(3, {.largest = 256, .smallest = 128}),
            (std::vector<std::string>{"2x2x64", "2x4x32", "4x2x32", "2x8x16", "4x4x16", "8x2x16", "2x2x32", "2x4x16",
                                      "4x2x16"}));
}

TEST(GroupTable, IsEmptyWhereNoGroupFits) {
  EXPECT_TRUE(groupTable(2, {.largest = 0}).empty());
  EXPECT_TRUE(groupTable(0, {}).empty());
  EXPECT_TRUE(groupTable(2, {.largest = 16}).empty());
}

// ALG-E7, with the registers of Tables 1 to 5
TEST(GroupTable, BeginsAtTheLargestSizeOfWhichRegistersAdmitTwoGroups) {
  const auto limits = paperRules(16).limits;
  const auto largest = [&](std::int64_t registers) { return largestGroup(limits, Counting::paper, registers, 512); };
  EXPECT_EQ(largest(16), 512);
  EXPECT_EQ(largest(3), 512);
  EXPECT_EQ(largest(15), 512);
  EXPECT_EQ(largest(17), 256);
  EXPECT_EQ(largest(28), 256);
  EXPECT_EQ(largest(16384), 0);
}

} // namespace
} // namespace warpgrain::mapping
