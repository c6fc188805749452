// SPDX-License-Identifier: Apache-2.0
//
// What holds of every strategy, and that those that learn find more than chance does.
#include "core/tune/search/Strategy.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace warpgrain::tune {
namespace {

Parameter powersOfTwo(std::string name, int count, ParameterRole role = ParameterRole::other) {
  Parameter parameter{.name = std::move(name), .values = {}, .role = role};
  for (int i = 0; i < count; ++i)
    parameter.values.emplace_back(std::int64_t{1} << static_cast<unsigned>(i));
  return parameter;
}

/// 2,520 combinations, of which those of at most 1,024 threads are admitted.
ParameterSpace blockSpace() {
  const auto space = ParameterSpace::create({powersOfTwo("block_x", 10, ParameterRole::blockExtent),
                                             powersOfTwo("block_y", 7, ParameterRole::blockExtent),
                                             powersOfTwo("work", 6, ParameterRole::workPerThread),
                                             powersOfTwo("unroll", 3),
                                             {.name = "staged", .values = {false, true}}});
  EXPECT_TRUE(space);
  return space->restricted([space = *space](PointId point) {
    return *numberOf(space.valueOf(point, 0)) * *numberOf(space.valueOf(point, 1)) <= 1024;
  });
}

/// One valley that is not aligned with the parameters; a fifth of the points fail.
Evaluation evaluated(const ParameterSpace &space, PointId point) {
  if (point * 2654435761U % 1000 < 200) return {.point = point, .cost = std::nullopt};
  const Choices choices = space.choicesOf(point);
  const double x = choices[0];
  const double y = choices[1];
  const double work = choices[2];
  const double staged = choices[4];
  const double cost = 1 + 0.1 * std::pow(x + y - 8, 2) + 0.05 * std::pow(y + work - 4, 2) +
                      0.02 * std::pow(choices[3] - 1.0, 2) + (staged == 1 ? 0 : 0.3 * work);
  return {.point = point, .cost = cost};
}

class EveryStrategy : public testing::TestWithParam<NamedStrategy> {
protected:
  static std::unique_ptr<Strategy> create(const ParameterSpace &space, std::uint64_t seed = 1) {
    return GetParam().create({.space = &space, .seed = seed, .plausible = {}});
  }

  static History run(const ParameterSpace &space, std::size_t budget, std::size_t batch, std::uint64_t seed = 1,
                     History history = {}) {
    const auto strategy = create(space, seed);
    while (history.size() < budget) {
      const auto points = strategy->propose(history, std::min(batch, budget - history.size()));
      EXPECT_LE(points.size(), batch);
      if (points.empty()) break;
      for (const PointId point : points) {
        EXPECT_TRUE(space.admits(point));
        EXPECT_FALSE(history.has(point)) << "proposed twice";
        history.add(evaluated(space, point));
      }
    }
    return history;
  }

  static std::vector<PointId> pointsOf(const History &history) {
    std::vector<PointId> out;
    for (const Evaluation &evaluation : history.evaluations())
      out.push_back(evaluation.point);
    return out;
  }
};

TEST_P(EveryStrategy, ProposesEachAdmittedPointOnce) {
  const auto all = ParameterSpace::create(
      {powersOfTwo("a", 5), powersOfTwo("b", 4), powersOfTwo("c", 1), powersOfTwo("d", 2), powersOfTwo("e", 3)});
  const ParameterSpace space = all->restricted([](PointId point) { return point % 3 != 1; });
  for (const std::size_t batch : {1U, 7U}) {
    const History history = run(space, 1000, batch);
    EXPECT_EQ(history.size(), 80U) << "of 120, two of three are admitted";
  }
}

TEST_P(EveryStrategy, ProposesTheSamePointsForTheSameSeed) {
  const ParameterSpace space = blockSpace();
  EXPECT_EQ(pointsOf(run(space, 60, 3, 7)), pointsOf(run(space, 60, 3, 7)));
}

TEST_P(EveryStrategy, GoesOnFromWhatWasEvaluated) {
  const ParameterSpace space = blockSpace();
  const History before = run(space, 40, 4, 3);
  const History after = run(space, 80, 4, 4, before);
  EXPECT_EQ(after.size(), 80U) << "none of the first 40 is proposed again";
}

TEST_P(EveryStrategy, HandsOutOthersWhileResultsAreMissing) {
  const ParameterSpace space = blockSpace();
  const auto strategy = create(space);
  History history;
  std::set<PointId> seen;
  std::vector<PointId> late;
  for (int round = 0; round < 20; ++round) {
    const auto points = strategy->propose(history, 4);
    for (const PointId point : points)
      EXPECT_TRUE(seen.insert(point).second);
    // Half of the results come a round late.
    for (const PointId point : late)
      history.add(evaluated(space, point));
    late.clear();
    for (std::size_t i = 0; i < points.size(); ++i)
      if (i % 2 == 0)
        history.add(evaluated(space, points[i]));
      else
        late.push_back(points[i]);
  }
  EXPECT_GT(seen.size(), 40U);
}

TEST_P(EveryStrategy, BearsThatEverythingFails) {
  const ParameterSpace space = blockSpace();
  const auto strategy = create(space);
  History history;
  for (int i = 0; i < 30; ++i) {
    const auto points = strategy->propose(history, 1);
    ASSERT_EQ(points.size(), 1U);
    history.add({.point = points.front(), .cost = std::nullopt});
  }
  EXPECT_EQ(history.best(), nullptr);
}

TEST_P(EveryStrategy, HasNothingToProposeOfAnEmptySpace) {
  const auto all = ParameterSpace::create({powersOfTwo("a", 5)});
  const ParameterSpace space = all->restricted([](PointId) { return false; });
  EXPECT_TRUE(create(space)->propose({}, 5).empty());
}

TEST_P(EveryStrategy, FindsTheOnePointOfASpaceWithoutParameters) {
  const auto space = ParameterSpace::create({});
  const auto strategy = create(*space);
  EXPECT_EQ(strategy->propose({}, 5), std::vector<PointId>{0});
  History history;
  history.add({.point = 0, .cost = 1.0});
  EXPECT_TRUE(strategy->propose(history, 5).empty());
}

INSTANTIATE_TEST_SUITE_P(Strategies, EveryStrategy, testing::ValuesIn(strategies),
                         [](const auto &strategy) { return std::string(strategy.param.name); });

/// The least cost after 60 evaluations, in the mean over seeds.
double meanBest(const NamedStrategy &named) {
  const ParameterSpace space = blockSpace();
  double sum = 0;
  constexpr int seeds = 12;
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    const auto strategy = named.create({.space = &space, .seed = seed, .plausible = {}});
    History history;
    while (history.size() < 60)
      for (const PointId point : strategy->propose(history, 1))
        history.add(evaluated(space, point));
    sum += history.best()->cost.value_or(0);
  }
  return sum / seeds;
}

TEST(Strategies, ThatLearnFindMoreThanChance) {
  const auto named = [](std::string_view name) { return *std::ranges::find(strategies, name, &NamedStrategy::name); };
  const double byChance = meanBest(named("random"));
  for (const auto *name : {"surrogate", "genetic", "annealing", "neighbourhood"})
    EXPECT_LT(meanBest(named(name)), byChance) << name;
}

TEST(Strategies, TakeBlocksOfSomeHundredThreadsForLikely) {
  const ParameterSpace space = blockSpace();
  const auto of = [&](std::uint32_t x, std::uint32_t y) { return plausibility(space, space.pointOf({x, y, 0, 0, 0})); };
  EXPECT_GT(of(7, 1), of(9, 1)) << "256 threads before 1,024";
  EXPECT_GT(of(7, 0), of(4, 0)) << "128 before half a warp";
  EXPECT_GT(of(3, 4), 0.9);
  const auto other = ParameterSpace::create({powersOfTwo("a", 5)});
  EXPECT_EQ(plausibility(*other, 3), 1) << "nothing is known of the launch";
}

} // namespace
} // namespace warpgrain::tune
