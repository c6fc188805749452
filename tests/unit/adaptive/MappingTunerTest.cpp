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
