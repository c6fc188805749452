// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/count/RepeatedWarps.h"

#include "core/executor/runtime/count/RequestCosts.h"
#include "core/executor/runtime/launch/AccessTargets.h"

#include <gtest/gtest.h>

#include <optional>
#include <random>
#include <vector>

namespace warpgrain::executor {
namespace {

constexpr std::uintptr_t begin = 0x10000;

RepeatedAccess accessOf(const LaneGrid &grid, const LaneNumbers &steps, std::uint64_t bytes) {
  return {{.place = 3, .word = 1, .begin = begin, .bytes = bytes, .number = 5}, grid, steps};
}

/// The whole of the array and not a byte more, whichever way the lanes go.
TEST(RepeatedAccess, TakesWhatLiesInTheArrayWithAllLanes) {
  for (const std::uint32_t width : {16U, 24U, 256U})
    for (const std::int32_t step : {-8, 0, 4, 12})
      for (const std::int32_t row : {-256, 0, 512}) {
        const LaneGrid grid = LaneGrid::of(32, width);
        constexpr std::uint64_t bytes = 4096;
        RepeatedAccess access = accessOf(grid, {.first = 77, .perColumn = step, .perRow = row}, bytes);
        for (std::int64_t offset = -1200; offset < 5000; offset += 4) {
          const LaneNumbers numbers{.first = offset, .perColumn = step, .perRow = row};
          EXPECT_EQ(access.take(begin + static_cast<std::uint64_t>(offset)), numbers.areBelow(grid, bytes))
              << width << ' ' << step << ' ' << row << ' ' << offset;
        }
      }
}

TEST(RepeatedAccess, LeavesArraysThatAreTooShortAndPlacesThatAreNoWords) {
  const LaneGrid grid = LaneGrid::of(0, 256);
  RepeatedAccess shorter = accessOf(grid, {.perColumn = 4}, 124);
  EXPECT_FALSE(shorter.take(begin));
  RepeatedAccess enough = accessOf(grid, {.perColumn = 4}, 125);
  EXPECT_TRUE(enough.take(begin));
  EXPECT_FALSE(accessOf(grid, {.perColumn = 4}, 4096).take(begin + 2));
}

TEST(RepeatedAccess, CostWhatEachRequestCosts) {
  std::mt19937 random(9);
  const CountedPlace place{.site = {}, .bytes = 4, .alignment = 4, .loops = {}};
  for (const std::int32_t step : {0, 4, 8, 132}) {
    const LaneGrid grid = LaneGrid::of(0, 256);
    RepeatedAccess access = accessOf(grid, {.perColumn = step}, 1 << 20);
    RequestCosts one(place, run::CountedSpace::shared);
    RequestCosts other(place, run::CountedSpace::shared);
    for (int i = 0; i < 500; ++i) {
      const std::int64_t offset = 4 * static_cast<std::int64_t>(random() % 1000);
      one.add(grid, ~0U, {.first = offset, .perColumn = step});
      ASSERT_TRUE(access.take(begin + static_cast<std::uint64_t>(offset)));
    }
    access.forEach([&](const LaneNumbers &numbers, std::uint64_t times) { other.add(grid, ~0U, numbers, times); });
    EXPECT_EQ(one.sum(), other.sum()) << step;
  }
}

/// Warps of one group: the words of their first lanes are enough for what is counted.
class RepeatedWarpsTest : public testing::Test {
protected:
  /// Reads the same warp twice, as a pattern is found to be repeated.
  bool begin(std::vector<LoggedEvent> events, std::uint64_t bytes = 1 << 20) {
    groups_ = {{.events = std::move(events)}};
    pattern_.emplace(groups_);
    words_.clear();
    for (std::uint64_t lane = 0; lane < warpSize; ++lane) {
      words_.push_back(lane);
      for (const LoggedEvent &event : groups_[0].events) {
        if (event.isPlaceLogged) words_.push_back(1);
        if (event.hasNumber()) words_.push_back(executor::begin + 4 * lane);
      }
    }
    EXPECT_EQ(pattern_->read(words_, true, grid_, warpSize), WarpPattern::Match::same);
    EXPECT_EQ(pattern_->read(words_, true, grid_, warpSize), WarpPattern::Match::same);
    EXPECT_TRUE(pattern_->isRepeated());
    range_ = {.begin = executor::begin, .bytes = bytes, .target = 9};
    warps_.begin(*pattern_, groups_, grid_, warpSize,
                 [this](std::uint32_t, std::uintptr_t) { return range_.bytes > 0 ? &range_ : nullptr; });
    EXPECT_TRUE(warps_.isOf(*pattern_));
    return warps_.isUsable();
  }

  LaneGrid grid_ = LaneGrid::of(0, 256);
  std::vector<EventGroup> groups_;
  std::optional<WarpPattern> pattern_;
  std::vector<std::uint64_t> words_;
  AccessTargets::Range range_;
  RepeatedWarps warps_;
};

TEST_F(RepeatedWarpsTest, CountAccessesBranchesAndPieces) {
  ASSERT_TRUE(begin({{.kind = EventKind::access, .place = 1},
                     {.kind = EventKind::branch, .place = 2},
                     {.kind = EventKind::piece, .place = 3},
                     {.kind = EventKind::access, .place = 4},
                     {.kind = EventKind::piece, .place = 3}}));
  std::vector<std::uint32_t> byThemselves;
  const auto take = [&](std::uint64_t first, std::uint64_t second) {
    const std::vector<std::uint64_t> words{0, executor::begin + first, executor::begin + second};
    warps_.take(words.data(), [&](const RepeatedAccess::Target &access) { byThemselves.push_back(access.place); });
  };
  take(0, 128);
  take(4, 2); // no word
  take(std::uint64_t{1} << 30U, 0);
  EXPECT_EQ(byThemselves, (std::vector<std::uint32_t>{4, 1}));
  EXPECT_EQ(warps_.warps(), 3U);
  EXPECT_EQ(warps_.branches(), std::vector<std::uint32_t>{2});
  EXPECT_EQ(warps_.pieces(), (std::vector<std::uint32_t>{3, 3}));
  std::vector<std::uint64_t> times;
  for (const RepeatedAccess &access : warps_.accesses())
    access.forEach([&](const LaneNumbers &numbers, std::uint64_t count) {
      times.push_back(static_cast<std::uint64_t>(numbers.first));
      times.push_back(count);
    });
  EXPECT_EQ(times, (std::vector<std::uint64_t>{0, 1, 4, 1, 0, 2}));
}

TEST_F(RepeatedWarpsTest, LeaveWhatIsMoreThanAPlace) {
  EXPECT_FALSE(begin({{.kind = EventKind::access, .place = 1, .isPlaceLogged = true}}));
  EXPECT_FALSE(begin({{.kind = EventKind::access, .place = 1}, {.kind = EventKind::choice, .place = 2}}));
  EXPECT_FALSE(begin({{.kind = EventKind::iteration, .place = 2}, {.kind = EventKind::access, .place = 1}}));
  EXPECT_FALSE(begin({{.kind = EventKind::access, .place = 1}}, 0)) << "a variable of the thread's own";
  EXPECT_FALSE(begin(std::vector<LoggedEvent>(65, {.kind = EventKind::access, .place = 1})));
  EXPECT_TRUE(warps_.accesses().empty());
  EXPECT_TRUE(begin({{.kind = EventKind::access, .place = 1}}));
}

} // namespace
} // namespace warpgrain::executor
