// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/requests/SectorWaste.h"

#include "tests/unit/access/facts/Lanes.h"

#include <gtest/gtest.h>

namespace warpgrain::access {

namespace {

using tests::lanes;

SectorWaste wasteOf(const WarpAddresses &warp, std::int64_t size = 4, std::int64_t align = 4) {
  SectorWaste waste;
  waste.add(warp, size, align, 1);
  return waste;
}

/// All lanes of a warp, of which those take part that are told; the others have an address too.
WarpAddresses someOf(const std::function<std::int64_t(std::int64_t)> &address,
                     const std::function<bool(int)> &isActive) {
  WarpAddresses warp;
  for (int lane = 0; lane < warpLanes; ++lane) {
    if (isActive(lane))
      warp.set(lane, address(lane));
    else
      warp.setIdle(lane, address(lane));
  }
  return warp;
}

TEST(SectorWasteTest, WhatFillsItsSectorsWastesNothing) {
  const SectorWaste waste = wasteOf(lanes([](std::int64_t lane) { return 4 * lane; }));
  EXPECT_EQ(waste.bytes(), 0);
  EXPECT_FALSE(waste.main());
}

TEST(SectorWasteTest, ARowThatBeginsInsideASectorTellsWhere) {
  const SectorWaste waste = wasteOf(lanes([](std::int64_t lane) { return 12 + 4 * lane; }));
  EXPECT_EQ(waste.main(), WasteCause::begin);
  EXPECT_EQ(waste.bytes(), 32); // of five sectors, four would do
  EXPECT_EQ(waste[WasteCause::begin].shape.beginBytes, 12);
  EXPECT_EQ(waste[WasteCause::begin].shape.rowBytes, 128);
}

TEST(SectorWasteTest, AnAddressBeforeTheArrayHasASectorTooOfWhichItTakesThePart) {
  const SectorWaste waste = wasteOf(lanes([](std::int64_t lane) { return 4 * lane - 4; }));
  EXPECT_EQ(waste.main(), WasteCause::begin);
  EXPECT_EQ(waste[WasteCause::begin].shape.beginBytes, 28);
}

TEST(SectorWasteTest, IdleLanesBetweenActiveOnesAreTheCause) {
  const auto address = [](std::int64_t lane) { return 4 * lane; };
  const SectorWaste fourth = wasteOf(someOf(address, [](int lane) { return lane % 4 == 0; }));
  EXPECT_EQ(fourth.main(), WasteCause::idleLanes);
  EXPECT_EQ(fourth[WasteCause::idleLanes].shape.laneStep, 4);
  EXPECT_EQ(fourth[WasteCause::idleLanes].shape.activeLanes, 8);
  const SectorWaste primes = wasteOf(someOf(address, [](int lane) { return lane == 3 || lane == 5 || lane == 11; }));
  EXPECT_EQ(primes.main(), WasteCause::idleLanes);
  EXPECT_EQ(primes[WasteCause::idleLanes].shape.laneStep, 0);
}

TEST(SectorWasteTest, IdleLanesBehindTheActiveOnesAreNone) {
  const SectorWaste waste =
      wasteOf(someOf([](std::int64_t lane) { return 4 + 4 * lane; }, [](int lane) { return lane < 16; }));
  EXPECT_EQ(waste.main(), WasteCause::begin);
  EXPECT_EQ(waste[WasteCause::idleLanes].bytes, 0);
}

TEST(SectorWasteTest, ElementsThatTakeSeveralInstructionsMoveTheirSectorsAgain) {
  for (const auto &[size, align] : {std::pair(12, 4), {20, 4}, {24, 8}, {16, 4}}) {
    SCOPED_TRACE(size);
    const auto each = static_cast<std::int64_t>(size);
    const SectorWaste waste = wasteOf(lanes([&](std::int64_t lane) { return each * lane; }), size, align);
    EXPECT_EQ(waste.main(), WasteCause::otherParts);
    EXPECT_EQ(waste.bytes(), waste[WasteCause::otherParts].bytes);
  }
}

TEST(SectorWasteTest, ElementsWithAHoleBetweenThemAreGaps) {
  const SectorWaste waste = wasteOf(lanes([](std::int64_t lane) { return 20 * lane; }));
  EXPECT_EQ(waste.main(), WasteCause::gaps);
  EXPECT_EQ(waste[WasteCause::gaps].shape.distanceBytes, 20);
  EXPECT_EQ(waste.bytes(), 20 * 32 - 4 * 32);
}

TEST(SectorWasteTest, RowsOfATransposedTileAreGapsThoughRowsMeet) {
  // Lanes 0 and 16 use neighbouring elements, lanes 0 and 1 do not.
  const SectorWaste waste = wasteOf(lanes([](std::int64_t lane) { return lane % 16 * 4096 + lane / 16 * 4; }));
  EXPECT_EQ(waste.main(), WasteCause::gaps);
}

TEST(SectorWasteTest, RowsThatAreNoWholeSectorsApartBeginInsideThem) {
  const SectorWaste waste = wasteOf(lanes([](std::int64_t lane) { return lane / 8 * 400 + lane % 8 * 4; }));
  EXPECT_EQ(waste.main(), WasteCause::rowBegins);
  EXPECT_EQ(waste.bytes(), 64); // six sectors where four would do
  EXPECT_EQ(waste[WasteCause::rowBegins].shape.rows, 4);
  EXPECT_EQ(waste[WasteCause::rowBegins].shape.rowBytes, 32);
  EXPECT_EQ(waste[WasteCause::rowBegins].shape.distanceBytes, 400);
}

TEST(SectorWasteTest, RowsShorterThanSectorsLeaveTheRestOfThem) {
  const SectorWaste waste = wasteOf(lanes([](std::int64_t lane) { return lane / 4 * 1024 + lane % 4 * 4; }));
  EXPECT_EQ(waste.main(), WasteCause::shortRows);
  EXPECT_EQ(waste.bytes(), 8 * 16);
}

TEST(SectorWasteTest, WhatAnyOrderOfTheDataLeavesIsNotWasted) {
  // Seven floats fill no sector; those of 28 bytes from byte 20 on take two.
  const SectorWaste waste = wasteOf(lanes([](std::int64_t lane) { return 20 + 4 * lane; }, 7));
  EXPECT_EQ(waste.bytes(), 32);
}

/// The bytes of all causes are those that are moved and not used.
TEST(SectorWasteTest, EveryByteHasOneCause) {
  for (const std::int64_t step : {4, 8, 12, 20, 28, 36, 64, 100})
    for (const std::int64_t begin : {-20, 0, 4, 16})
      for (const int every : {1, 2, 4}) {
        SCOPED_TRACE(testing::Message() << step << " from " << begin << ", each " << every);
        const WarpAddresses warp =
            someOf([&](std::int64_t lane) { return begin + step * lane; }, [&](int lane) { return lane % every == 0; });
        EXPECT_EQ(wasteOf(warp).bytes(), 32 * costOf(warp, 4, 4).sectors - 4 * warp.activeLanes());
      }
}

TEST(SectorWasteTest, RequestsThatBeginDifferentlyAreToldApart) {
  SectorWaste waste;
  for (const std::int64_t begin : {4, 8})
    waste.add(lanes([&](std::int64_t lane) { return begin + 4 * lane; }), 4, 4, 3);
  EXPECT_FALSE(waste[WasteCause::begin].sameBegin);
  EXPECT_EQ(waste.bytes(), 2 * 3 * 32);
  EXPECT_TRUE(wasteOf(lanes([](std::int64_t lane) { return 4 + 4 * lane; }))[WasteCause::begin].sameBegin);
}

} // namespace

} // namespace warpgrain::access
