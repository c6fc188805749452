// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mapping/CautiousTuner.h"

#include "core/adaptive/mapping/Balance.h"
#include "core/adaptive/matrix/Shape.h"
#include "tests/unit/adaptive/SimulatedRun.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

namespace warpgrain::adaptive::tests {
namespace {

using testing::ElementsAre;

constexpr std::int64_t rows = 20'000;

RowPointers flat() {
  return repeated(rows, {12});
}

RowPointers unevenPointers() {
  return rowPointersOf({.name = "uneven",
                        .type = MatrixType::uneven,
                        .rows = rows,
                        .nonZeros = 12 * rows,
                        .profile = RowProfile::regions});
}

/// One rank is so many times slower than the others.
auto slowRank(int slow, double times) {
  return [=](int rank, int) { return rank == slow ? times : 1.0; };
}

/// Machines on which a mapping that looks better may be worse, or the better one changes.
std::map<std::string, SimulatedMachine> machines() {
  std::map<std::string, SimulatedMachine> out;
  const SimulatedMachine usual{.pointers = flat()};
  out["balanced"] = usual;
  out["balanced, much noise"] = usual;
  out["balanced, much noise"].noise = 0.2;
  out["slow rank"] = usual;
  out["slow rank"].slowness = slowRank(0, 2);
  out["slow rank, four ranks, much noise"] = usual;
  out["slow rank, four ranks, much noise"].ranks = 4;
  out["slow rank, four ranks, much noise"].slowness = slowRank(2, 1.5);
  out["slow rank, four ranks, much noise"].noise = 0.15;
  out["ranks wait for processors"] = usual;
  out["ranks wait for processors"].waits = 0.1;
  out["uneven rows and a slow rank"] = usual;
  out["uneven rows and a slow rank"].pointers = unevenPointers();
  out["uneven rows and a slow rank"].slowness = slowRank(1, 2);
  out["messages take longer where blocks differ"] = usual;
  out["messages take longer where blocks differ"].slowness = slowRank(0, 1.3);
  out["messages take longer where blocks differ"].elsewhere = [](const Boundaries &at) {
    return 20e-6 + 60e-9 * static_cast<double>(std::max(at[1], at[2] - at[1]) - rows / 2);
  };
  out["dear moves"] = usual;
  out["dear moves"].slowness = slowRank(0, 1.2);
  out["dear moves"].productsOfMove = 40;
  out["hardly slow"] = usual;
  out["hardly slow"].slowness = slowRank(0, 1.06);
  out["hardly slow"].noise = 0.1;
  out["the slow rank changes"] = usual;
  out["the slow rank changes"].slowness = [](int rank, int iteration) { return iteration / 170 % 2 == rank ? 1.6 : 1; };
  out["eight ranks"] = usual;
  out["eight ranks"].ranks = 8;
  out["eight ranks"].pointers = unevenPointers();
  out["eight ranks"].noise = 0.05;
  out["eight ranks"].slowness = [](int rank, int) { return rank == 5 ? 2 : rank == 2 ? 1.3 : 1; };
  out["short iterations, waits"] = usual;
  out["short iterations, waits"].pointers = repeated(2'000, {12});
  out["short iterations, waits"].slowness = slowRank(0, 1.2);
  out["short iterations, waits"].noise = 0.1;
  out["short iterations, waits"].waits = 0.01;
  out["short iterations, waits"].wait = 4e-3;
  out["slow rank, messages wait"] = usual;
  out["slow rank, messages wait"].slowness = slowRank(0, 2);
  out["slow rank, messages wait"].pauses = 0.8;
  out["slow for a while"] = usual;
  out["slow for a while"].slowness = [](int rank, int iteration) { return rank == 0 && iteration < 20 ? 2.0 : 1; };
  return out;
}

/// "noisy remapped converged ..."
std::string eventsText(const SimulatedOutcome &outcome) {
  std::string out;
  for (const TunerEvent event : outcome.events)
    out += std::to_string(static_cast<int>(event)) + ' ';
  return out;
}

/// Calls `check` with runs of all machines, and how long they take with equal rows.
template <typename Check>
void forEachRun(const Check &check) {
  for (const auto &[name, machine] : machines())
    for (std::uint64_t seed = 1; seed <= 15; ++seed) {
      const SimulatedOutcome tuned = runTuned(machine, 1000, seed);
      check(tuned, runWithEqualRows(machine, 1000, seed).seconds,
            name + ", seed " + std::to_string(seed) + ": " + eventsText(tuned));
    }
}

TEST(CautiousTuner, IsNeverSlowerThanEqualRowsAndNeverCostsMoreThanAHundredth) {
  forEachRun([](const SimulatedOutcome &tuned, double equalRows, const std::string &run) {
    EXPECT_LE(tuned.seconds, 1.01 * equalRows) << run;
    EXPECT_LE(tuned.spent, 0.01 * tuned.seconds) << run;
  });
}

TEST(CautiousTuner, GainsWhatThereIsToGain) {
  const auto all = machines();
  const std::map<std::string, double> most{{"slow rank", 0.75},
                                           {"slow rank, four ranks, much noise", 0.94},
                                           {"uneven rows and a slow rank", 0.87},
                                           {"slow rank, messages wait", 0.96},
                                           {"eight ranks", 0.85}};
  constexpr int seeds = 20;
  for (const auto &[name, part] : most) {
    double mean = 0;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed)
      mean += runTuned(all.at(name), 1000, seed).seconds / runWithEqualRows(all.at(name), 1000, seed).seconds / seeds;
    EXPECT_LE(mean, part) << name;
  }
}

/// A tuner of two ranks with 96 equal rows, which is told times as they come.
struct Told {
  explicit Told(const CautionSettings &caution = {})
      : tuner({}, caution, repeated(96, {7}), /*rowsMove=*/true, equalRows(96, 2)) {}

  /// Seven iterations after the last ones; 10,000 follow, if nothing else is said. The same again where a tuning begins
  /// with it and it is to be confirmed.
  TunerEvent observe(const std::vector<double> &seconds, double iteration, double doubt = 0, double left = 10'000) {
    const TunerEvent first = observeOnce(seconds, iteration, doubt, left);
    return first == TunerEvent::noisy && doubt == 0 ? observeOnce(seconds, iteration, doubt, left) : first;
  }

  TunerEvent observeOnce(const std::vector<double> &seconds, double iteration, double doubt, double left) {
    iterations += 7;
    run.iterations = iterations;
    run.seconds += 7 * iteration;
    run.iterationsLeft = static_cast<std::int64_t>(left);
    const double longest = std::ranges::max(seconds);
    const TunerEvent out = tuner.observe({.seconds = seconds,
                                          .workDoubt = doubt,
                                          .longest = longest,
                                          .elsewhere = iteration - longest,
                                          .elsewhereDoubt = elsewhereDoubt,
                                          .samples = samples},
                                         run);
    samples = out == TunerEvent::noisy ? 2 * samples : 5;
    return out;
  }

  void passShelter(const TimesApart &times = {}) {
    while (!tuner.wantsTimes()) {
      tuner.passIteration(times);
      ++iterations;
    }
  }

  CautiousTuner tuner;
  RunSoFar run;
  std::int64_t iterations = 0;
  int samples = 5;
  double elsewhereDoubt = 0;
};

TEST(CautiousTuner, AMappingThatCostsMoreThanItSavesIsNotTried) {
  Told few;
  EXPECT_EQ(few.observe({2e-3, 1e-3}, 2e-3, 0, 3), TunerEvent::notWorth);
  EXPECT_THAT(few.tuner.boundaries(), ElementsAre(0, 48, 96));
  Told many;
  EXPECT_EQ(many.observe({2e-3, 1e-3}, 2e-3, 0, 1000), TunerEvent::remapped);
  EXPECT_THAT(many.tuner.boundaries(), ElementsAre(0, 32, 96));
}

TEST(CautiousTuner, EqualRowsComeBackWhereBalancedRanksAreNoFaster) {
  Told told;
  EXPECT_EQ(told.observe({2e-3, 1e-3}, 2.1e-3), TunerEvent::remapped);
  EXPECT_EQ(told.observe({1.4e-3, 1.4e-3}, 2.2e-3), TunerEvent::returned) << "what else is done takes longer";
  EXPECT_THAT(told.tuner.boundaries(), ElementsAre(0, 48, 96));
  EXPECT_FALSE(told.tuner.wantsTimes());
}

TEST(CautiousTuner, AFasterMappingStays) {
  Told told;
  EXPECT_EQ(told.observe({2e-3, 1e-3}, 2.1e-3), TunerEvent::remapped);
  EXPECT_EQ(told.observe({1.4e-3, 1.4e-3}, 1.6e-3), TunerEvent::converged);
  EXPECT_THAT(told.tuner.boundaries(), ElementsAre(0, 32, 96));
}

TEST(CautiousTuner, NoisyTimesAreMeasuredAgainBeforeTheyDecide) {
  Told told;
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(told.observe({2e-3, 1.8e-3}, 2.1e-3, 0.2e-3), TunerEvent::noisy) << i;
  EXPECT_EQ(told.observe({2e-3, 1.8e-3}, 2.1e-3, 0.2e-3), TunerEvent::notWorth);
  EXPECT_THAT(told.tuner.boundaries(), ElementsAre(0, 48, 96));
  Told other;
  EXPECT_EQ(other.observe({2e-3, 1e-3}, 2.1e-3), TunerEvent::remapped);
  EXPECT_EQ(other.observe({1.4e-3, 1.4e-3}, 2.05e-3, 0.1e-3), TunerEvent::noisy);
  EXPECT_EQ(other.observe({1.4e-3, 1.4e-3}, 1.7e-3, 0.1e-3), TunerEvent::converged);
}

TEST(CautiousTuner, WhereRanksWaitForProcessorsTheirOwnWorkDecides) {
  Told told;
  told.run.exchange = 20e-6;
  told.elsewhereDoubt = 2e-3; // nothing is quiet
  EXPECT_EQ(told.observe({2e-3, 1e-3}, 9e-3), TunerEvent::remapped);
  EXPECT_EQ(told.observe({1.4e-3, 1.4e-3}, 12e-3), TunerEvent::converged);
  EXPECT_THAT(told.tuner.boundaries(), ElementsAre(0, 32, 96));
}

TEST(CautiousTuner, PatienceEndsATuningThatGainsNothing) {
  CautionSettings caution;
  caution.patience = 1;
  Told told(caution);
  EXPECT_EQ(told.observe({2e-3, 1e-3}, 2e-3), TunerEvent::remapped);
  EXPECT_EQ(told.observe({1e-3, 2e-3}, 2.05e-3), TunerEvent::returned);
  EXPECT_THAT(told.tuner.boundaries(), ElementsAre(0, 48, 96));
}

TEST(CautiousTuner, WhatIsOwedIsPaidBackBeforeMoreIsSpent) {
  Told told;
  EXPECT_EQ(told.observe({2e-3, 1e-3}, 2e-3, 0, 1000), TunerEvent::remapped);
  told.run.spent = 0.1; // of two seconds
  told.run.lastMove = 0.1;
  EXPECT_EQ(told.observe({1.4e-3, 1.4e-3}, 1.4e-3, 0, 1000), TunerEvent::converged);
  told.passShelter();
  EXPECT_EQ(told.observe({1.2e-3, 1.4e-3}, 1.4e-3, 0, 800), TunerEvent::deferred) << "a move takes 10 iterations";
  EXPECT_THAT(told.tuner.boundaries(), ElementsAre(0, 32, 96));
  EXPECT_GT(told.tuner.gained(), 0);
  told.passShelter();
  EXPECT_EQ(told.observe({1.2e-3, 1.4e-3}, 1.4e-3, 0, 1e6), TunerEvent::remapped) << "it pays in more iterations";
}

TEST(CautiousTuner, LooksBeforeAShelterEndsWhereRanksAreFarOutOfBalance) {
  Told told;
  EXPECT_EQ(told.observe({1e-3, 1e-3}, 1e-3), TunerEvent::converged);
  told.passShelter({.shortest = 1e-3, .longest = 1.05e-3});
  EXPECT_EQ(told.iterations, 107);
  EXPECT_EQ(told.observe({1e-3, 1e-3}, 1e-3), TunerEvent::unchanged);
  const std::int64_t before = told.iterations;
  told.passShelter({.shortest = 1e-3, .longest = 2e-3});
  EXPECT_LT(told.iterations, before + 12);
  EXPECT_EQ(told.observe({1e-3, 1e-3}, 1e-3), TunerEvent::unchanged) << "it was an alarm for nothing";
  const std::int64_t after = told.iterations;
  told.passShelter({.shortest = 1e-3, .longest = 2e-3});
  EXPECT_EQ(told.iterations, after + 100) << "the next one is not heard";
}

TEST(CautiousTuner, TunesAgainWhenARankBecomesSlow) {
  Told told;
  EXPECT_EQ(told.observe({1e-3, 1e-3}, 1e-3), TunerEvent::converged);
  told.passShelter();
  EXPECT_EQ(told.observe({2e-3, 1e-3}, 2e-3), TunerEvent::remapped);
  EXPECT_EQ(told.tuner.tunings(), 2);
}

TEST(CautiousTuner, GoesHomeWhenTheSlowRankHasRecovered) {
  Told told;
  EXPECT_EQ(told.observe({2e-3, 1e-3}, 2e-3), TunerEvent::remapped);
  EXPECT_EQ(told.observe({1.35e-3, 1.35e-3}, 1.35e-3), TunerEvent::converged);
  told.passShelter();
  EXPECT_EQ(told.observe({0.67e-3, 1.35e-3}, 1.35e-3), TunerEvent::returned);
  EXPECT_THAT(told.tuner.boundaries(), ElementsAre(0, 48, 96));
}

} // namespace
} // namespace warpgrain::adaptive::tests
