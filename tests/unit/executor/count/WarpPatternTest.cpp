// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/count/WarpPattern.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace warpgrain::executor {
namespace {

using Match = WarpPattern::Match;

/// One group without a path that has two branches, and one with a path, an access whose place is logged, and one whose
/// place is known.
const std::vector<EventGroup> groups{
    {.events = {{.kind = EventKind::branch, .place = 0}, {.kind = EventKind::branch, .place = 1}}, .hasPath = false},
    {.events = {{.kind = EventKind::access, .isPlaceLogged = true},
                {.kind = EventKind::piece, .place = 3},
                {.kind = EventKind::access, .place = 4}},
     .hasPath = true}};

/// What one lane does in the first group and then, as often as it loops, in the second one.
struct Lane {
  std::uint32_t thread = 0;
  std::uint32_t ways = 0;
  std::vector<std::uint64_t> numbers{}; ///< two of each iteration
  std::uint64_t place = 2;
  std::uint64_t path = 100; ///< of the first iteration; the next ones follow
};

class Log {
public:
  void add(const Lane &lane) {
    words_.push_back(header(0, lane.ways, lane.thread));
    for (std::size_t i = 0; i < lane.numbers.size(); i += 2)
      words_.insert(words_.end(),
                    {header(1, 0, lane.thread), lane.path + i, lane.place, lane.numbers[i], lane.numbers[i + 1]});
  }

  EventLog::Words words() const { return words_; }

private:
  static std::uint64_t header(std::uint64_t group, std::uint64_t ways, std::uint64_t thread) {
    return group << log_header::groupAt | ways << log_header::waysAt | thread;
  }

  std::vector<std::uint64_t> words_;
};

/// The lanes of a warp that begins with `first`, each with two iterations whose numbers grow by columns and rows.
std::vector<Lane> warpOf(std::uint32_t first, const LaneGrid &grid, std::uint32_t lanes = warpSize) {
  std::vector<Lane> out;
  for (std::uint32_t i = 0; i < lanes; ++i) {
    const auto column = static_cast<std::uint64_t>(std::int64_t{grid.column[i]});
    const auto row = static_cast<std::uint64_t>(std::int64_t{grid.row[i]});
    out.push_back(
        {.thread = first + i, .numbers = {1000 + 4 * column + 256 * row, 5000 - 8 * column, 2000, 7000 + 12 * row}});
  }
  return out;
}

Log logOf(const std::vector<Lane> &lanes) {
  Log out;
  for (const Lane &lane : lanes)
    out.add(lane);
  return out;
}

Match matchOf(const Log &log, bool isComplete = true, const LaneGrid &grid = LaneGrid::of(0, 256),
              std::uint32_t lanes = warpSize) {
  return WarpPattern(groups).read(log.words(), isComplete, grid, lanes);
}

TEST(WarpPattern, FindsTheStepsOfNumbersFromLaneToLane) {
  for (const std::uint32_t width : {1U, 7U, 16U, 24U, 256U})
    for (const std::uint32_t first : {0U, 32U, 64U}) {
      const LaneGrid grid = LaneGrid::of(first, width);
      const auto lanes = warpOf(first, grid);
      const Log log = logOf(lanes);
      WarpPattern pattern(groups);
      ASSERT_EQ(pattern.read(log.words(), true, grid, warpSize), Match::same) << width << " " << first;
      EXPECT_EQ(pattern.words(), log.words().size());
      ASSERT_EQ(pattern.groups().size(), 3U);
      const std::size_t at = pattern.groups()[1].at;
      for (const std::size_t word : {at + 3, at + 4, at + 8, at + 9}) {
        ASSERT_TRUE(pattern.hasSteps(word)) << width << " " << first << " " << word;
        EXPECT_EQ(pattern.numbers(word).of(grid, ~0U), pattern.values(word));
      }
    }
}

TEST(WarpPattern, NumbersWithoutStepsAreThoseThatEachLaneLogged) {
  const LaneGrid grid = LaneGrid::of(0, 256);
  std::mt19937_64 random(4);
  auto lanes = warpOf(0, grid);
  for (Lane &lane : lanes)
    lane.numbers[1] = random();
  const Log log = logOf(lanes);
  WarpPattern pattern(groups);
  ASSERT_EQ(pattern.read(log.words(), true, grid, warpSize), Match::same);
  const std::size_t at = pattern.groups()[1].at;
  EXPECT_TRUE(pattern.hasSteps(at + 3));
  ASSERT_FALSE(pattern.hasSteps(at + 4));
  for (const Lane &lane : lanes)
    EXPECT_EQ(pattern.values(at + 4)[lane.thread], static_cast<std::int64_t>(lane.numbers[1]));
}

/// The lane whose way differs may be any, those among them that steps are found by.
TEST(WarpPattern, TellsAtWhichBranchesLanesWentDifferentWays) {
  const LaneGrid grid = LaneGrid::of(0, 16);
  for (std::uint32_t other = 0; other < warpSize; ++other) {
    auto lanes = warpOf(0, grid);
    for (Lane &lane : lanes)
      lane.ways = lane.thread == other ? 3 : 1;
    const Log log = logOf(lanes);
    WarpPattern pattern(groups);
    ASSERT_EQ(pattern.read(log.words(), true, grid, warpSize), Match::same) << other;
    EXPECT_EQ(pattern.differingWays(0), 2U) << other;
  }
}

TEST(WarpPattern, WarpsThatGoOnByTheSameStepsAreRepeated) {
  const LaneGrid grid = LaneGrid::of(0, 16);
  WarpPattern pattern(groups);
  const auto read = [&](std::vector<Lane> lanes, const LaneGrid &of) {
    const Log log = logOf(lanes);
    const auto match = pattern.read(log.words(), true, of, static_cast<std::uint32_t>(lanes.size()));
    EXPECT_EQ(match, Match::same);
    return pattern.isRepeated();
  };
  const auto warp = [&](std::uint32_t first, auto change) {
    auto lanes = warpOf(first, grid);
    for (Lane &lane : lanes)
      change(lane);
    return lanes;
  };
  const auto plain = warp(0, [](Lane &) {});
  EXPECT_FALSE(read(plain, grid)) << "it is the first one";
  const std::uint64_t number = pattern.number();
  EXPECT_TRUE(read(warp(32, [](Lane &lane) { lane.numbers[0] += 4096; }), grid));
  EXPECT_TRUE(read(warp(64, [](Lane &lane) { lane.path += 5; }), grid));
  EXPECT_EQ(pattern.number(), number);
  EXPECT_EQ(pattern.numbers(pattern.groups()[1].at + 3).first, 1000);

  const auto becomesAnother = [&](const std::vector<Lane> &lanes, const LaneGrid &of) {
    const std::uint64_t before = pattern.number();
    const bool isRepeated = read(lanes, of);
    const bool isAnother = pattern.number() != before;
    read(plain, grid);
    return !isRepeated && isAnother && !pattern.isRepeated() && read(plain, grid);
  };
  EXPECT_TRUE(becomesAnother(warp(0, [](Lane &lane) { lane.numbers[0] += lane.thread; }), grid)) << "steps";
  EXPECT_TRUE(becomesAnother(warp(0, [](Lane &lane) { lane.numbers.resize(2); }), grid)) << "groups";
  EXPECT_TRUE(becomesAnother(warp(0, [](Lane &lane) { lane.numbers.resize(6, lane.thread); }), grid)) << "groups";
  EXPECT_TRUE(becomesAnother(warpOf(0, LaneGrid::of(5, 24)), LaneGrid::of(5, 24))) << "shape";
  EXPECT_TRUE(becomesAnother({plain.begin(), plain.end() - 1}, grid)) << "lanes";
  EXPECT_TRUE(becomesAnother(warp(0, [](Lane &lane) { lane.ways = lane.thread % 2; }), grid)) << "ways";
}

/// Of what came before a warp whose lanes did different things, as much is known as is still true.
TEST(WarpPattern, NothingThatDiffersIsRepeated) {
  const LaneGrid grid = LaneGrid::of(0, 256);
  WarpPattern pattern(groups);
  const auto lanes = warpOf(0, grid);
  auto shorter = lanes;
  shorter[7].numbers.resize(2);
  auto elsewhere = lanes;
  elsewhere[7].path = 3;
  const auto readAs = [&](const std::vector<Lane> &each, Match match, bool isRepeated) {
    const Log log = logOf(each);
    EXPECT_EQ(pattern.read(log.words(), true, grid, warpSize), match);
    EXPECT_EQ(pattern.isRepeated(), isRepeated);
  };
  readAs(lanes, Match::same, false);
  readAs(lanes, Match::same, true);
  readAs(shorter, Match::different, false);
  readAs(lanes, Match::same, true);
  readAs(elsewhere, Match::different, false);
  readAs(elsewhere, Match::different, false);
  readAs(lanes, Match::same, false);
}

TEST(WarpPattern, LanesThatDoDifferentThingsAreTold) {
  const LaneGrid grid = LaneGrid::of(0, 256);
  for (std::uint32_t other = 0; other < warpSize; ++other) {
    const auto with = [&](auto change) {
      auto lanes = warpOf(0, grid);
      change(lanes[other]);
      return matchOf(logOf(lanes));
    };
    EXPECT_EQ(with([](Lane &lane) { lane.path = 7; }), Match::different) << other;
    EXPECT_EQ(with([](Lane &lane) { lane.place = 9; }), Match::different) << other;
    EXPECT_EQ(with([](Lane &lane) { lane.numbers.resize(2); }), Match::different) << other;
    EXPECT_EQ(with([](Lane &lane) { lane.numbers.resize(6); }), Match::different) << other;
    EXPECT_EQ(with([](Lane &lane) { lane.thread += 64; }), Match::different) << other;
  }
  auto lanes = warpOf(0, grid);
  lanes.pop_back();
  EXPECT_EQ(matchOf(logOf(lanes)), Match::different) << "the last lane is missing";
  EXPECT_EQ(matchOf(logOf(lanes), true, grid, warpSize - 1), Match::same) << "the warp has no more lanes";
}

/// Whatever bits numbers have, they are never taken for what another lane begins with.
TEST(WarpPattern, NumbersThatLookLikeHeadersAreNone) {
  const LaneGrid grid = LaneGrid::of(0, 256);
  auto lanes = warpOf(0, grid);
  lanes[5].numbers = {6, 6}; // an iteration less, and the next lane one more
  lanes[6].numbers = {1, 2, 3, 4, 5, 6};
  EXPECT_EQ(matchOf(logOf(lanes)), Match::different);
}

TEST(WarpPattern, ALogThatMayGoOnIsUnfinished) {
  const LaneGrid grid = LaneGrid::of(0, 256);
  const auto lanes = warpOf(0, grid);
  Log log;
  for (const Lane &lane : lanes) {
    EXPECT_EQ(lane.thread == 0 ? Match::unfinished : matchOf(log, false), Match::unfinished) << lane.thread;
    log.add(lane);
  }
  EXPECT_EQ(matchOf(log, false), Match::unfinished) << "the last lane may do more";
  log.add({.thread = 32});
  EXPECT_EQ(matchOf(log, false), Match::same);
}

} // namespace
} // namespace warpgrain::executor
