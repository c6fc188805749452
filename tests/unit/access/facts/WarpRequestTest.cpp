// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/requests/WarpRequest.h"

#include "tests/unit/access/facts/Lanes.h"

#include <gtest/gtest.h>

namespace warpgrain::access {

namespace {

using tests::lanes;
using Address = std::int64_t;

RequestCost floats(const std::function<Address(Address)> &element, int count = warpLanes, Address base = 0) {
  return costOf(lanes([&](Address lane) { return base + 4 * element(lane); }, count), 4, 4);
}

TEST(WarpRequestTest, NeighbouringFloatsFillFourSectorsOfOneLine) {
  EXPECT_EQ(floats([](Address lane) { return lane; }), (RequestCost{1, 4, 1, 4}));
}

TEST(WarpRequestTest, TheOrderOfLanesDoesNotMatter) {
  EXPECT_EQ(floats([](Address lane) { return 31 - lane; }), (RequestCost{1, 4, 1, 4}));
  EXPECT_EQ(floats([](Address lane) { return lane ^ 5; }), (RequestCost{1, 4, 1, 4}));
}

TEST(WarpRequestTest, AddressesBeforeTheBaseCountLikeOthers) {
  EXPECT_EQ(floats([](Address lane) { return -1 - lane; }), (RequestCost{1, 4, 1, 4}));
  EXPECT_EQ(floats([](Address lane) { return lane - 1; }), (RequestCost{1, 5, 2, 4}));
}

TEST(WarpRequestTest, EverySecondFloatTakesTwiceTheSectors) {
  EXPECT_EQ(floats([](Address lane) { return 2 * lane; }), (RequestCost{1, 8, 2, 4}));
}

TEST(WarpRequestTest, AStrideOfASectorOrMoreGivesEachLaneItsOwn) {
  EXPECT_EQ(floats([](Address lane) { return 8 * lane; }), (RequestCost{1, 32, 8, 4}));
  EXPECT_EQ(floats([](Address lane) { return 1024 * lane; }), (RequestCost{1, 32, 32, 4}));
}

TEST(WarpRequestTest, OneElementForAllLanesIsOneSector) {
  EXPECT_EQ(floats([](Address) { return 7; }), (RequestCost{1, 1, 1, 4}));
}

TEST(WarpRequestTest, AMisalignedBaseTouchesAFifthSector) {
  EXPECT_EQ(floats([](Address lane) { return lane; }, warpLanes, 4), (RequestCost{1, 5, 2, 4}));
  EXPECT_EQ(floats([](Address lane) { return lane; }, warpLanes, 32), (RequestCost{1, 4, 2, 4}));
}

TEST(WarpRequestTest, APartialWarpNeedsOnlyItsSectors) {
  EXPECT_EQ(floats([](Address lane) { return lane; }, 8), (RequestCost{1, 1, 1, 1}));
  EXPECT_EQ(floats([](Address lane) { return lane; }, 9), (RequestCost{1, 2, 1, 2}));
  EXPECT_EQ(floats([](Address lane) { return lane; }, 1), (RequestCost{1, 1, 1, 1}));
}

TEST(WarpRequestTest, AWarpWithoutActiveLaneAsksForNothing) {
  EXPECT_EQ(costOf(WarpAddresses{}, 4, 4), RequestCost{});
}

TEST(WarpRequestTest, BytesOfAWholeWarpFitOneSector) {
  EXPECT_EQ(costOf(lanes([](Address lane) { return lane; }), 1, 1), (RequestCost{1, 1, 1, 1}));
  EXPECT_EQ(costOf(lanes([](Address lane) { return lane + 1; }), 1, 1), (RequestCost{1, 2, 1, 1}));
}

TEST(WarpRequestTest, DoublesAndVectorsTakeMoreSectorsInOneRequest) {
  EXPECT_EQ(costOf(lanes([](Address lane) { return 8 * lane; }), 8, 8), (RequestCost{1, 8, 2, 8}));
  EXPECT_EQ(costOf(lanes([](Address lane) { return 16 * lane; }), 16, 16), (RequestCost{1, 16, 4, 16}));
}

TEST(WarpRequestTest, AStructIsMovedByAsManyInstructionsAsItsAlignmentAsksFor) {
  EXPECT_EQ(instructionsFor(12, 4).count, 3);
  EXPECT_EQ(instructionsFor(12, 4).bytes, 4);
  EXPECT_EQ(instructionsFor(32, 16).count, 2);
  EXPECT_EQ(instructionsFor(32, 16).bytes, 16);
  EXPECT_EQ(instructionsFor(24, 8).count, 3);
  EXPECT_EQ(instructionsFor(16, 4).count, 4);
  EXPECT_EQ(instructionsFor(3, 1).count, 3);
  EXPECT_EQ(instructionsFor(16, 16).count, 1);
  EXPECT_EQ(instructionsFor(1, 1).bytes, 1);
}

TEST(WarpRequestTest, AnArrayOfFloat3IsReadThreeTimesOver) {
  // Lane i reads bytes 12 i + 4 k in instruction k: 384 bytes are 12 sectors, and every instruction touches each.
  EXPECT_EQ(costOf(lanes([](Address lane) { return 12 * lane; }), 12, 4), (RequestCost{3, 36, 9, 12}));
}

TEST(WarpRequestTest, SectorsAreListedOnce) {
  EXPECT_EQ(sectorsOf(lanes([](Address lane) { return 4 * (lane % 16); }), 4), (std::vector<Address>{0, 1}));
  EXPECT_EQ(sectorsOf(lanes([](Address) { return -4; }), 8), (std::vector<Address>{-1, 0}));
}

} // namespace

} // namespace warpgrain::access
