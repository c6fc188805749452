// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/count/RequestTable.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <random>
#include <vector>

namespace warpgrain::executor {
namespace {

constexpr std::uint32_t all = ~std::uint32_t{0};

class RequestTableTest : public testing::Test {
protected:
  /// What some lanes do, one after the other, at one place and in one iteration.
  const WarpWork &add(std::uint32_t lanes, const std::function<std::int64_t(std::int64_t lane)> &number) {
    for (std::uint32_t lane = 0; lane < warpSize; ++lane)
      if ((lanes >> lane & 1U) != 0) add(lane, number(lane));
    return table_[0];
  }

  RequestTable::Added add(std::uint32_t lane, std::int64_t number, std::uint64_t path = 0, Target target = {}) {
    table_.turnTo(lane);
    const std::uint32_t at = targets_.numberOf(target);
    return table_.follow(at, path, number) ? RequestTable::Added{} : table_.add(at, path, number);
  }

  void expectValues(const WarpWork &work, const std::function<std::int64_t(std::int64_t lane)> &number) {
    const LaneValues values = table_.valuesOf(work);
    for (std::uint32_t lane = 0; lane < warpSize; ++lane)
      EXPECT_EQ(values[lane], (work.lanes >> lane & 1U) != 0 ? number(lane) : 0) << lane;
  }

  TargetTable targets_;
  LaneGrid grid_ = LaneGrid::of(0, 256);
  RequestTable table_{grid_, targets_, 1000};
};

TEST_F(RequestTableTest, StepsOfOneLengthUpwardsAndDownwardsAreNoSpread) {
  for (const std::int64_t step : {0, 4, -4, 4096, -12}) {
    SCOPED_TRACE(step);
    table_.clear();
    const auto number = [step](std::int64_t lane) { return 100'000 + step * lane; };
    const WarpWork &work = add(all, number);
    EXPECT_EQ(table_.size(), 1U);
    EXPECT_EQ(work.lanes, all);
    EXPECT_FALSE(RequestTable::isSpread(work));
    expectValues(work, number);
  }
}

TEST_F(RequestTableTest, LanesMayBeMissing) {
  for (const std::uint32_t lanes : {1U, 1U << 31U, 0x5555'5550U, 0x8001'0000U, 0xffff'fffeU}) {
    SCOPED_TRACE(lanes);
    table_.clear();
    const auto number = [](std::int64_t lane) { return 8 * lane - 64; };
    const WarpWork &work = add(lanes, number);
    EXPECT_EQ(table_.size(), 1U);
    EXPECT_EQ(work.lanes, lanes);
    EXPECT_FALSE(RequestTable::isSpread(work));
    expectValues(work, number);
  }
}

TEST_F(RequestTableTest, NumbersWithoutStepsAreKeptOneByOne) {
  const auto number = [](std::int64_t lane) { return 4 * (lane * lane % 7); };
  const WarpWork &work = add(all, number);
  EXPECT_EQ(table_.size(), 1U);
  EXPECT_TRUE(RequestTable::isSpread(work));
  expectValues(work, number);
}

TEST_F(RequestTableTest, OneLaneThatIsNoStepAwaySpreadsAll) {
  const auto number = [](std::int64_t lane) { return lane == 17 ? std::int64_t{1} << 40U : 4 * lane; };
  const WarpWork &work = add(all, number);
  EXPECT_TRUE(RequestTable::isSpread(work));
  expectValues(work, number);
}

TEST_F(RequestTableTest, RowsOfThreadsHaveStepsOfTheirOwn) {
  for (const std::uint32_t width : {1U, 3U, 8U, 16U, 24U, 48U})
    for (const std::uint32_t first : {0U, 32U, 64U}) {
      SCOPED_TRACE(testing::Message() << width << " threads in a row, from " << first);
      const LaneGrid grid = LaneGrid::of(first, width);
      RequestTable table(grid, targets_, 0);
      const auto number = [&](std::uint32_t lane) {
        return 4 * std::int64_t{(first + lane) % width} + 2048 * std::int64_t{(first + lane) / width};
      };
      const std::uint32_t target = targets_.numberOf({});
      for (std::uint32_t lane = 0; lane < warpSize; ++lane) {
        table.turnTo(lane);
        if (!table.follow(target, 0, number(lane))) table.add(target, 0, number(lane));
      }
      ASSERT_EQ(table.size(), 1U);
      EXPECT_FALSE(RequestTable::isSpread(table[0]));
      for (std::uint32_t lane = 0; lane < warpSize; ++lane)
        EXPECT_EQ(table.valuesOf(table[0])[lane], number(lane)) << lane;
    }
}

TEST_F(RequestTableTest, ALaneThatComesAgainMakesAnotherRequest) {
  EXPECT_FALSE(add(0, 0).isRepeated);
  EXPECT_TRUE(add(0, 4).isRepeated);
  EXPECT_FALSE(add(1, 4).isRepeated) << "with the first of lane 0";
  EXPECT_TRUE(add(1, 8).isRepeated) << "with its second";
  ASSERT_EQ(table_.size(), 2U);
  EXPECT_EQ(table_[0].lanes, 3U);
  EXPECT_EQ(table_[1].lanes, 3U);
  expectValues(table_[1], [](std::int64_t lane) { return 4 + 4 * lane; });
}

TEST_F(RequestTableTest, LanesThatGoToOtherArraysMakeAnotherRequest) {
  EXPECT_FALSE(add(0, 0, 0, {.place = 3, .array = 1}).isSplit);
  EXPECT_TRUE(add(1, 0, 0, {.place = 3, .array = 2}).isSplit);
  EXPECT_FALSE(add(2, 8, 0, {.place = 3, .array = 1}).isSplit);
  EXPECT_TRUE(add(3, 8, 0, {.place = 3, .array = 2}).isSplit);
  ASSERT_EQ(table_.size(), 2U);
  EXPECT_EQ(table_[0].lanes, 5U);
  EXPECT_EQ(table_[1].lanes, 10U);
  EXPECT_EQ(RequestTable::targetOf(table_[1]), targets_.numberOf({.place = 3, .array = 2}));
}

TEST_F(RequestTableTest, WaysOfABranchHaveABitForEachLane) {
  const std::uint32_t target = targets_.numberOf({});
  for (std::uint32_t lane = 0; lane < 5; ++lane) {
    table_.turnTo(lane);
    if (!table_.followWay(target, 7, lane % 2)) table_.addWay(target, 7, lane % 2);
  }
  ASSERT_EQ(table_.size(), 1U);
  EXPECT_EQ(table_[0].lanes, 0b11111U);
  EXPECT_EQ(table_[0].numbers.first, 0b01010);
}

TEST_F(RequestTableTest, WhatWasForgottenSaysNothingOfWhatComesNext) {
  add(0, 0, 0, {.place = 3, .array = 1});
  add(1, 100, 0, {.place = 3, .array = 1});
  add(2, 7, 0, {.place = 3, .array = 1});
  table_.clear();
  table_.restart();
  EXPECT_TRUE(table_.isEmpty());
  EXPECT_FALSE(add(0, 8, 0, {.place = 3, .array = 2}).isSplit);
  EXPECT_FALSE(add(1, 12, 0, {.place = 3, .array = 2}).isRepeated);
  ASSERT_EQ(table_.size(), 1U);
  EXPECT_EQ(table_[0].lanes, 3U);
  EXPECT_FALSE(RequestTable::isSpread(table_[0]));
  EXPECT_EQ(targets_[RequestTable::targetOf(table_[0])].array, 2U);
  expectValues(table_[0], [](std::int64_t lane) { return 8 + 4 * lane; });
}

/// Against a plain table, with lanes that run in turns, leave out iterations and go to two arrays.
TEST_F(RequestTableTest, HoldsWhatLanesDoInWhateverOrder) {
  std::mt19937 random(1);
  const auto below = [&random](std::uint32_t end) { return static_cast<std::uint32_t>(random() % end); };
  for (int run = 0; run < 200; ++run) {
    table_.clear();
    if (below(2) == 0) table_.restart();
    const std::uint32_t odds = 1 + below(8);
    std::map<std::tuple<std::uint64_t, std::uint32_t, std::uint64_t>, std::map<std::uint32_t, std::int64_t>> expected;
    const bool runsInTurns = below(2) == 0;
    std::vector<std::pair<std::uint32_t, std::uint64_t>> steps; // lane and iteration
    for (std::uint32_t lane = 0; lane < warpSize; ++lane)
      for (std::uint64_t path = 0; path < 40; ++path)
        if (below(8) >= odds - 1) steps.emplace_back(lane, path);
    if (runsInTurns) std::ranges::stable_sort(steps, {}, &std::pair<std::uint32_t, std::uint64_t>::second);
    for (const auto &[lane, path] : steps)
      for (std::uint32_t place = 0; place < 3; ++place) {
        if (below(8) < odds - 1) continue;
        const Target target{.place = place, .array = place == 2 ? below(2) : 0};
        const std::int64_t number = place == 1 ? below(100) : static_cast<std::int64_t>(100 * path + 4 * lane);
        EXPECT_FALSE(add(lane, number, path, target).isRepeated);
        expected[{path, place, target.array}][lane] = number;
      }
    ASSERT_EQ(table_.size(), expected.size());
    for (std::size_t i = 0; i < table_.size(); ++i) {
      const Target &target = targets_[RequestTable::targetOf(table_[i])];
      const auto &lanes = expected.at({table_[i].path, target.place, target.array});
      const LaneValues values = table_.valuesOf(table_[i]);
      for (std::uint32_t lane = 0; lane < warpSize; ++lane) {
        const auto found = lanes.find(lane);
        ASSERT_EQ(table_[i].lanes >> lane & 1U, found != lanes.end() ? 1U : 0U);
        ASSERT_EQ(values[lane], found != lanes.end() ? found->second : 0);
      }
    }
  }
}

} // namespace
} // namespace warpgrain::executor
