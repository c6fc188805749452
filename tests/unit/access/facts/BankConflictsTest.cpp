// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/requests/BankConflicts.h"

#include "tests/unit/access/facts/Lanes.h"

#include <gtest/gtest.h>

namespace warpgrain::access {

namespace {

using tests::lanes;
using Address = std::int64_t;

BankCost floats(const std::function<Address(Address)> &element, int count = warpLanes) {
  return bankCostOf(lanes([&](Address lane) { return 4 * element(lane); }, count), 4, 4);
}

TEST(BankConflictsTest, NeighbouringWordsLieInDifferentBanks) {
  EXPECT_EQ(floats([](Address lane) { return lane; }), (BankCost{1, 1, 1, 1}));
  EXPECT_EQ(floats([](Address lane) { return lane + 5; }), (BankCost{1, 1, 1, 1}));
  EXPECT_EQ(floats([](Address lane) { return -lane; }), (BankCost{1, 1, 1, 1}));
}

TEST(BankConflictsTest, AnEvenStrideShares) {
  EXPECT_EQ(floats([](Address lane) { return 2 * lane; }), (BankCost{1, 2, 1, 2}));
  EXPECT_EQ(floats([](Address lane) { return 4 * lane; }), (BankCost{1, 4, 1, 4}));
  EXPECT_EQ(floats([](Address lane) { return 6 * lane; }), (BankCost{1, 2, 1, 2}));
}

TEST(BankConflictsTest, AnOddStrideDoesNot) {
  EXPECT_EQ(floats([](Address lane) { return 3 * lane; }), (BankCost{1, 1, 1, 1}));
  EXPECT_EQ(floats([](Address lane) { return 31 * lane; }), (BankCost{1, 1, 1, 1}));
}

TEST(BankConflictsTest, OneWordGoesToAllLanesAtOnce) {
  EXPECT_EQ(floats([](Address) { return 9; }), (BankCost{1, 1, 1, 1}));
  EXPECT_EQ(floats([](Address lane) { return lane / 4; }), (BankCost{1, 1, 1, 1}));
}

TEST(BankConflictsTest, AColumnOfASquareTileIsOneBank) {
  EXPECT_EQ(floats([](Address lane) { return 32 * lane; }), (BankCost{1, 32, 1, 32}));
}

TEST(BankConflictsTest, AColumnOfAPaddedTileIsAllBanks) {
  EXPECT_EQ(floats([](Address lane) { return 33 * lane; }), (BankCost{1, 1, 1, 1}));
}

TEST(BankConflictsTest, LanesThatDoNotTakePartDoNotConflict) {
  EXPECT_EQ(floats([](Address lane) { return 32 * lane; }, 5), (BankCost{1, 5, 1, 5}));
  EXPECT_EQ(floats([](Address lane) { return 32 * lane; }, 1), (BankCost{1, 1, 1, 1}));
  EXPECT_EQ(bankCostOf(WarpAddresses{}, 4, 4), BankCost{});
}

TEST(BankConflictsTest, BytesAndShortsOfOneWordAreOneRead) {
  EXPECT_EQ(bankCostOf(lanes([](Address lane) { return lane; }), 1, 1), (BankCost{1, 1, 1, 1}));
  EXPECT_EQ(bankCostOf(lanes([](Address lane) { return 2 * lane; }), 2, 2), (BankCost{1, 1, 1, 1}));
  EXPECT_EQ(bankCostOf(lanes([](Address lane) { return 128 * lane; }), 1, 1), (BankCost{1, 32, 1, 32}));
}

TEST(BankConflictsTest, DoublesAreServedForHalfAWarpAtATime) {
  EXPECT_EQ(bankCostOf(lanes([](Address lane) { return 8 * lane; }), 8, 8), (BankCost{1, 2, 2, 1}));
  EXPECT_EQ(bankCostOf(lanes([](Address lane) { return 16 * lane; }), 8, 8), (BankCost{1, 4, 2, 2}));
  // A column of double[32][32]: sixteen lanes want sixteen words of each of two banks.
  EXPECT_EQ(bankCostOf(lanes([](Address lane) { return 256 * lane; }), 8, 8), (BankCost{1, 32, 2, 16}));
  EXPECT_EQ(bankCostOf(lanes([](Address lane) { return 8 * lane; }, 16), 8, 8), (BankCost{1, 1, 1, 1}));
}

TEST(BankConflictsTest, Float4IsServedForAQuarterAtATime) {
  EXPECT_EQ(bankCostOf(lanes([](Address lane) { return 16 * lane; }), 16, 16), (BankCost{1, 4, 4, 1}));
  EXPECT_EQ(bankCostOf(lanes([](Address lane) { return 32 * lane; }), 16, 16), (BankCost{1, 8, 4, 2}));
}

TEST(BankConflictsTest, LoadsOfDoublesAreServedForAllLanesWherePairsAgree) {
  const auto doubles = [](const std::function<Address(Address)> &element, BankUse use) {
    return bankCostOf(lanes([&](Address lane) { return 8 * element(lane); }), 8, 8, use);
  };
  const auto pairs = [](Address lane) { return lane / 2; };
  EXPECT_EQ(doubles(pairs, BankUse::load), (BankCost{1, 1, 1, 1}));
  EXPECT_EQ(doubles(pairs, BankUse::store), (BankCost{1, 2, 2, 1}));
  // Lanes 0 and 2, 1 and 3, ...
  EXPECT_EQ(doubles([](Address lane) { return lane / 4 * 2 + lane % 2; }, BankUse::load), (BankCost{1, 1, 1, 1}));
  // Lanes 0 and 4, 1 and 5, ... are too far apart.
  EXPECT_EQ(doubles([](Address lane) { return lane / 8 * 4 + lane % 4; }, BankUse::load), (BankCost{1, 2, 2, 1}));
  // Sixteen different words of one bank take as long at once as in two halves.
  EXPECT_EQ(doubles([](Address lane) { return lane / 2 * 16; }, BankUse::load), (BankCost{1, 16, 1, 16}));
  EXPECT_EQ(doubles([](Address lane) { return lane / 2 * 16; }, BankUse::store), (BankCost{1, 16, 2, 8}));
}

TEST(BankConflictsTest, LanesThatDoNotTakePartAgreeWithTheirNeighbours) {
  WarpAddresses even;
  for (int lane = 0; lane < warpLanes; lane += 2)
    even.set(lane, 8 * lane);
  EXPECT_EQ(bankCostOf(even, 8, 8, BankUse::load), (BankCost{1, 2, 1, 2}));
  EXPECT_EQ(bankCostOf(even, 8, 8, BankUse::store), (BankCost{1, 2, 2, 1}));
}

TEST(BankConflictsTest, LoadsOfFloat4AreServedForHalfAWarpWherePairsAgree) {
  const auto pairs = lanes([](Address lane) { return 16 * (lane / 2); });
  EXPECT_EQ(bankCostOf(pairs, 16, 16, BankUse::load), (BankCost{1, 2, 2, 1}));
  EXPECT_EQ(bankCostOf(pairs, 16, 16, BankUse::store), (BankCost{1, 4, 4, 1}));
  const auto same = lanes([](Address) { return 0; });
  EXPECT_EQ(bankCostOf(same, 16, 16, BankUse::load), (BankCost{1, 2, 2, 1}));
}

TEST(BankConflictsTest, AFloat3IsThreeReadsWithoutConflict) {
  EXPECT_EQ(bankCostOf(lanes([](Address lane) { return 12 * lane; }), 12, 4), (BankCost{3, 3, 3, 1}));
}

TEST(BankConflictsTest, ConflictsAreThePassesBeyondTheIdeal) {
  EXPECT_EQ(floats([](Address lane) { return 32 * lane; }).conflicts(), 31);
  EXPECT_EQ(floats([](Address lane) { return lane; }).conflicts(), 0);
}

} // namespace

} // namespace warpgrain::access
