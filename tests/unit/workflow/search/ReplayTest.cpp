// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/search/Replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

namespace warpgrain::workflow {
namespace {

using testing::ElementsAre;

tune::T4Result result(std::int64_t x, std::int64_t y, double milliseconds, const std::string &plan = {}) {
  return {.timestamp = "2026-01-31T12:00:00Z",
          .configuration = {{"coarsen x", x}, {"unroll i", y}},
          .objectives = {"time"},
          .times = {.runs = {milliseconds, milliseconds * 1.001, milliseconds * 0.999}},
          .measurements = {{.name = "time", .value = milliseconds, .unit = "ms"}},
          .plan = plan};
}

tune::T4Result refused(std::int64_t x, std::int64_t y) {
  tune::T4Result out = result(x, y, 1, "coarsen x 8");
  out.invalidity = tune::Invalidity::constraints;
  out.measurements.clear();
  out.reason = "The block has 4 threads.";
  return out;
}

/// The original and three plans of four.
std::vector<tune::T4Result> recorded() {
  return {result(2, 1, 0.5, "coarsen x 2"), refused(8, 1), result(1, 1, 1.0),
          result(2, 2, 2.0, "coarsen x 2; unroll i 2")};
}

std::vector<std::string> plansOf(const PlanSearchResult &result) {
  std::vector<std::string> out;
  for (const SearchedPlan &plan : result.plans)
    out.push_back(toString(plan.plan));
  return out;
}

Result<PlanSearchResult> replay(ReplayOrder order) {
  return replaySearch(order, [](const SearchedPlan &, const PlanSearchResult &) {}, {});
}

TEST(Replay, GoesThroughTheResultsInTheirOrderBesideTheOriginal) {
  std::size_t begun = 0;
  std::vector<std::size_t> reported;
  const ReplayOrder order{.results = recorded(), .begun = [&](const PlanSearchResult &soFar) {
                            ++begun;
                            EXPECT_EQ(soFar.parameters.size(), 2U);
                            ASSERT_TRUE(soFar.original);
                            EXPECT_NEAR(soFar.original->summary.median, 1000, 1e-6);
                          }};
  const auto out = replaySearch(
      order, [&](const SearchedPlan &, const PlanSearchResult &soFar) { reported.push_back(soFar.plans.size()); }, {});
  ASSERT_TRUE(out) << out.error().message;
  EXPECT_EQ(begun, 1U);
  EXPECT_THAT(reported, ElementsAre(1, 2, 3));
  EXPECT_THAT(plansOf(*out), ElementsAre("coarsen x 2", "coarsen x 8", "coarsen x 2; unroll i 2"));
  EXPECT_EQ(out->end, SearchEnd::wholeSpace);
  EXPECT_EQ(out->evaluated, 2U);
  EXPECT_NEAR(*out->plans[0].speedUp, 2, 1e-6);
  EXPECT_EQ(out->plans[0].beside, Beside::faster);
  EXPECT_EQ(out->plans[1].answer, PlanAnswer::refused);
  EXPECT_EQ(out->plans[1].reason, "The block has 4 threads.");
  EXPECT_EQ(out->plans[2].beside, Beside::slower);
  ASSERT_NE(out->best(), nullptr);
  EXPECT_EQ(toString(out->best()->plan), "coarsen x 2");
}

TEST(Replay, LetsAStrategyChooseFromTheResults) {
  for (const tune::NamedStrategy &strategy : tune::strategies) {
    const auto out = replay({.results = recorded(), .strategy = strategy});
    ASSERT_TRUE(out) << strategy.name << ": " << out.error().message;
    EXPECT_EQ(out->plans.size(), 3U) << strategy.name << ": the original is known beforehand";
    EXPECT_EQ(out->end, SearchEnd::wholeSpace) << strategy.name;
  }
}

TEST(Replay, SpendsItsBudgetOnResultsThatAreNotRefused) {
  const auto out = replay({.results = recorded(), .evaluations = 1});
  ASSERT_TRUE(out);
  EXPECT_EQ(out->evaluated, 1U);
  EXPECT_EQ(out->end, SearchEnd::evaluations);
}

TEST(Replay, WithoutAnOriginalHasTimesAlone) {
  std::vector<tune::T4Result> results = recorded();
  results.erase(results.begin() + 2);
  const auto out = replay({.results = results});
  ASSERT_TRUE(out);
  EXPECT_FALSE(out->original);
  EXPECT_FALSE(out->plans[0].speedUp);
  EXPECT_NEAR(out->plans[0].row->summary.median, 500, 1e-6);
}

TEST(Replay, OfAFewPointsOfALargeSpaceIsInTheirOrder) {
  std::vector<tune::T4Result> results;
  for (std::int64_t i = 1; i <= 12; ++i) {
    results.push_back(result(i, i, 1));
    for (int more = 0; more < 3; ++more)
      results.back().configuration.emplace_back("p" + std::to_string(more), i);
  }
  const auto byStrategy = replay({.results = results, .strategy = tune::strategies.front()});
  ASSERT_FALSE(byStrategy);
  EXPECT_EQ(byStrategy.error().kind, ErrorKind::usage);
  EXPECT_TRUE(replay({.results = results}));
}

TEST(Replay, IsHeldUpAndCancelled) {
  const auto gate = std::make_shared<PauseGate>();
  gate->setPaused(true);
  CancellationSource source;
  const ReplayOrder order{.results = recorded(), .perSecond = 1000, .pause = gate};
  std::jthread other([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    source.request_stop();
  });
  const auto out = replaySearch(order, [](const SearchedPlan &, const PlanSearchResult &) {}, source.get_token());
  ASSERT_TRUE(out);
  EXPECT_EQ(out->end, SearchEnd::cancelled);
  EXPECT_TRUE(out->plans.empty());
  EXPECT_TRUE(gate->isPaused());
}

/// The same with energies: what is faster takes more.
std::vector<tune::T4Result> recordedWithEnergy() {
  std::vector<tune::T4Result> out{result(1, 1, 1.0), result(2, 1, 0.5, "coarsen x 2"), result(4, 1, 0.8, "coarsen x 4"),
                                  result(8, 1, 0.9, "coarsen x 8"), result(2, 2, 2.0, "coarsen x 2; unroll i 2")};
  const std::vector<double> microjoules{1000, 1500, 600, 900, 500};
  for (std::size_t i = 0; i < out.size(); ++i)
    out[i].addEnergy(microjoules[i], microjoules[i] / 100);
  return out;
}

TEST(Replay, OfEnergiesNamesThePlanOfLeast) {
  const auto out = replay({.results = recordedWithEnergy(), .objective = SearchObjective::energy});
  ASSERT_TRUE(out) << out.error().message;
  ASSERT_NE(out->best(), nullptr);
  EXPECT_EQ(toString(out->best()->plan), "coarsen x 2; unroll i 2") << "it is slow, and takes 500 uJ";
  EXPECT_NEAR(*out->best()->saving, 2, 1e-9);
  EXPECT_EQ(out->best()->besideEnergy, Beside::faster);
  EXPECT_EQ(out->plans[0].besideEnergy, Beside::slower);
}

TEST(Replay, OfBothNamesThePlansThatNoOtherOneBeats) {
  const auto out = replay({.results = recordedWithEnergy(), .objective = SearchObjective::both});
  ASSERT_TRUE(out) << out.error().message;
  std::vector<std::string> front;
  for (const SearchedPlan *plan : out->front())
    front.push_back(toString(plan->plan));
  EXPECT_THAT(front, ElementsAre("coarsen x 2", "coarsen x 4", "coarsen x 2; unroll i 2"))
      << "coarsen x 8 is beaten by coarsen x 4";
  ASSERT_NE(out->best(), nullptr);
  EXPECT_EQ(toString(out->best()->plan), "coarsen x 4") << "0.8 times 0.6 is the least product";
}

TEST(Replay, APlanThatTheOriginalMayBeatIsNotOnTheFront) {
  std::vector<tune::T4Result> results{result(1, 1, 1.0), result(2, 1, 0.9999, "coarsen x 2")};
  results[0].addEnergy(1000, 30);
  results[1].addEnergy(980, 30);
  const auto out = replay({.results = results, .objective = SearchObjective::both});
  ASSERT_TRUE(out) << out.error().message;
  EXPECT_TRUE(out->front().empty());
  EXPECT_EQ(out->best(), nullptr);
}

TEST(Replay, StrategiesLearnFromEnergiesToo) {
  const auto search = [](SearchObjective objective) {
    std::vector<tune::T4Result> results;
    for (std::int64_t x = 1; x <= 64; ++x) {
      results.push_back(
          result(x, 1, 1.0 + 0.01 * static_cast<double>(x), x == 1 ? "" : "coarsen x " + std::to_string(x)));
      results.back().addEnergy(1000.0 - 10 * static_cast<double>(x), 1);
    }
    const auto strategy = std::ranges::find(tune::strategies, "neighbourhood", &tune::NamedStrategy::name);
    return replay({.results = results, .objective = objective, .strategy = *strategy, .evaluations = 40});
  };
  const auto out = search(SearchObjective::energy);
  ASSERT_TRUE(out) << out.error().message;
  ASSERT_NE(out->best(), nullptr);
  EXPECT_GE(std::get<std::int64_t>(out->best()->configuration.front().second), 55)
      << "it walks to greater factors, which are slower";
}

TEST(Replay, ResultsWithoutEnergyHaveNoFront) {
  const auto out = replay({.results = recorded(), .objective = SearchObjective::both});
  ASSERT_TRUE(out) << out.error().message;
  EXPECT_TRUE(out->front().empty());
  EXPECT_FALSE(out->plans[0].saving);
  EXPECT_NEAR(*out->plans[0].speedUp, 2, 1e-6);
}

TEST(SearchCost, IsTheProductOfTimeAndEnergyWhereBothCount) {
  EXPECT_EQ(costOf(SearchObjective::time, 2, std::nullopt), 0.5);
  EXPECT_EQ(costOf(SearchObjective::energy, 2, 4), 0.25);
  EXPECT_EQ(costOf(SearchObjective::both, 2, 4), 0.125);
  EXPECT_EQ(costOf(SearchObjective::both, 2, std::nullopt), std::nullopt);
  EXPECT_EQ(costOf(SearchObjective::energy, 2, std::nullopt), std::nullopt);
}

TEST(Energies, AreComparedByTheirUncertainties) {
  const measure::Energy original{.microjoules = 1000, .uncertainty = 10};
  EXPECT_EQ(compared({.microjoules = 970, .uncertainty = 10}, original), Beside::faster);
  EXPECT_EQ(compared({.microjoules = 1030, .uncertainty = 10}, original), Beside::slower);
  EXPECT_EQ(compared({.microjoules = 985, .uncertainty = 10}, original), Beside::same);
  EXPECT_EQ(compared({.microjoules = 950, .uncertainty = 50}, original), Beside::ambiguous);
}

TEST(SearchT4, HasTheEnergyAndTheObjective) {
  auto out = replay({.results = recordedWithEnergy(), .objective = SearchObjective::both});
  ASSERT_TRUE(out);
  const auto again = tune::parseT4(tune::textOfT4(t4ResultsOf(*out)));
  ASSERT_TRUE(again) << again.error().message;
  ASSERT_EQ(again->size(), 5U);
  EXPECT_THAT((*again)[1].objectives, ElementsAre("time", "energy"));
  EXPECT_NEAR((*again)[1].microjoules().value_or(0), 1500, 1e-9);
  ASSERT_NE((*again)[1].measurement("energy_uncertainty"), nullptr);
  EXPECT_NEAR((*again)[1].measurement("energy_uncertainty")->value, 15, 1e-9);
}

TEST(PauseGate, TellsHowLongItHeldUp) {
  PauseGate gate;
  EXPECT_LT(gate.wait({}), std::chrono::milliseconds(20));
  gate.setPaused(true);
  std::jthread other([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    gate.setPaused(false);
  });
  EXPECT_GE(gate.wait({}), std::chrono::milliseconds(25));
}

TEST(SearchT4, HasTheOriginalAndThePlansAndTheirReasons) {
  const auto out = replay({.results = recorded()});
  ASSERT_TRUE(out);
  const auto again = tune::parseT4(tune::textOfT4(t4ResultsOf(*out)));
  ASSERT_TRUE(again) << again.error().message;
  ASSERT_EQ(again->size(), 4U);
  EXPECT_TRUE(tune::choosesNothing(again->at(0)));
  EXPECT_EQ(again->at(0).plan, "");
  EXPECT_NEAR(*again->at(0).cost(), 1, 1e-9);
  EXPECT_EQ(again->at(1).plan, "coarsen x 2");
  EXPECT_EQ(again->at(2).reason, "The block has 4 threads.");
}

} // namespace
} // namespace warpgrain::workflow
