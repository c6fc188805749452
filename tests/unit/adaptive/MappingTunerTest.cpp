// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mapping/MappingTuner.h"

#include "core/adaptive/mapping/Balance.h"
#include "core/adaptive/mapping/NretModel.h"
#include "tests/unit/adaptive/SimulatedRanks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::adaptive::tests {
namespace {

using testing::ElementsAre;

RowCost slowRank(std::size_t slow, double times) {
  return [slow, times](std::int64_t, std::size_t rank) { return rank == slow ? times : 1.0; };
}

void passShelter(MappingTuner &tuner) {
  while (!tuner.wantsTimes())
    tuner.passIteration();
}

TEST(MappingTuner, TunesAgainWhenARankBecomesSlow) {
  MappingTuner tuner = paperTuner(1000, 2);
  tuneUntilShelter(tuner, slowRank(0, 1));
  passShelter(tuner);
  EXPECT_EQ(tuner.observe(timesOf(tuner.boundaries(), slowRank(0, 2))), TunerEvent::remapped);
  EXPECT_EQ(tuner.tunings(), 2);
  tuneUntilShelter(tuner, slowRank(0, 2));
  EXPECT_LE(spreadOf(timesOf(tuner.boundaries(), slowRank(0, 2))), 0.05);
}

TEST(MappingTuner, AnEnvironmentThatIsAsBeforeHasAnotherShelter) {
  MappingTuner tuner = paperTuner(1000, 2);
  tuneUntilShelter(tuner, slowRank(0, 1));
  passShelter(tuner);
  EXPECT_EQ(tuner.observe(timesOf(tuner.boundaries(), slowRank(0, 1))), TunerEvent::unchanged);
  EXPECT_FALSE(tuner.wantsTimes());
  EXPECT_EQ(tuner.tunings(), 1);
}

TEST(MappingTuner, WhatCannotBeBalancedIsNoChange) {
  const RowCost cost = [](std::int64_t row, std::size_t) { return row < 4 ? 10.0 : 1.0; };
  MappingTuner tuner = paperTuner(16, 4);
  tuneUntilShelter(tuner, cost);
  passShelter(tuner);
  EXPECT_EQ(tuner.observe(timesOf(tuner.boundaries(), cost)), TunerEvent::unchanged);
}

TEST(MappingTuner, AMappingThatCostsMoreThanItSavesIsNotTried) {
  MappingTuner tuner = paperTuner(96, 2);
  const std::vector<double> seconds = timesOf(tuner.boundaries(), slowRank(0, 2));
  // 96 seconds become 72; ten iterations save 240.
  EXPECT_EQ(tuner.observe(seconds, {.secondsPerRemap = 250, .iterationsLeft = 10}), TunerEvent::notWorth);
  EXPECT_THAT(tuner.boundaries(), ElementsAre(0, 48, 96));
  MappingTuner other = paperTuner(96, 2);
  EXPECT_EQ(other.observe(seconds, {.secondsPerRemap = 230, .iterationsLeft = 10}), TunerEvent::remapped);
}

TEST(MappingTuner, TunesAgainOnlyWhereItMay) {
  MappingTuner tuner = paperTuner(96, 2);
  tuner.observe(std::vector<double>{96, 96});
  const auto shelter = [&tuner] {
    while (!tuner.wantsTimes())
      tuner.passIteration();
  };
  shelter();
  const std::vector<double> changed{96, 48};
  EXPECT_EQ(tuner.observe(changed, {.mayTuneAgain = false}), TunerEvent::deferred);
  EXPECT_FALSE(tuner.wantsTimes());
  EXPECT_EQ(tuner.tunings(), 1);
  EXPECT_THAT(tuner.boundaries(), ElementsAre(0, 48, 96));
  shelter();
  EXPECT_EQ(tuner.observe(std::vector<double>{96, 96}, {.mayTuneAgain = false}), TunerEvent::unchanged);
  shelter();
  EXPECT_EQ(tuner.observe(changed), TunerEvent::remapped);
  EXPECT_EQ(tuner.tunings(), 2);
}

TEST(MappingTuner, PatienceEndsATuningThatGainsNothing) {
  MappingTuner tuner({.patience = 2}, std::make_unique<NretModel>(), equalRows(1000, 2));
  int observations = 0;
  // Noise that has nothing to do with rows.
  for (double noise = 1; tuner.wantsTimes(); noise += 1, ++observations)
    tuner.observe(std::vector{10 * noise, noise});
  EXPECT_EQ(observations, 3);
  EXPECT_THAT(tuner.boundaries(), ElementsAre(0, 500, 1000));
}

TEST(Boundaries, EachRankHasARow) { // DEC-L2
  EXPECT_THAT(boundariesByCost(4, std::vector<double>(4, 1), [](std::int64_t row) { return row > 0 ? 1.0 : 0.0; }),
              ElementsAre(0, 1, 2, 3, 4));
  EXPECT_THAT(boundariesByCost(4, std::vector<double>(4, 1), [](std::int64_t row) { return row > 3 ? 1.0 : 0.0; }),
              ElementsAre(0, 1, 2, 3, 4));
}

TEST(Boundaries, PartsFollowTheShares) {
  const auto byRow = [](std::int64_t row) { return static_cast<double>(row); };
  EXPECT_THAT(boundariesByCost(90, std::vector{1.0, 2.0, 6.0}, byRow), ElementsAre(0, 10, 30, 90));
}

TEST(Boundaries, OfStaticMappings) {
  const std::vector<std::int64_t> pointers{0, 6, 12, 12, 12, 12, 12, 12, 12}; // two rows of 6, six of none
  EXPECT_THAT(equalRows(8, 2), ElementsAre(0, 4, 8));
  EXPECT_THAT(equalNonZeros(pointers, 2), ElementsAre(0, 1, 8));
  EXPECT_THAT(equalMergePath(pointers, 2), ElementsAre(0, 1, 8)); // 7 of 20 steps; with two rows 14
  EXPECT_THAT(equalRows(10, 3), ElementsAre(0, 3, 6, 10));
}

} // namespace
} // namespace warpgrain::adaptive::tests
