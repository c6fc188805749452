// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mapping/FittedModel.h"

#include "core/adaptive/mapping/Balance.h"
#include "core/adaptive/matrix/Shape.h"
#include "tests/unit/adaptive/SimulatedRanks.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::adaptive::tests {
namespace {

RowPointers unevenPointers() {
  return rowPointersOf({.name = "fitted",
                        .type = MatrixType::uneven,
                        .rows = 20'000,
                        .nonZeros = 400'000,
                        .profile = RowProfile::regions});
}

/// Ranks with speeds of their own, which all pay per row and per non-zero.
RowCost costOf(const RowPointers &pointers, std::vector<double> slowness) {
  return [pointers, slowness](std::int64_t row, std::size_t rank) {
    const auto i = static_cast<std::size_t>(row);
    return slowness[rank] * (3 + 2 * static_cast<double>((*pointers)[i + 1] - (*pointers)[i]));
  };
}

TEST(FittedModel, FindsTheCostsOfRowsAndNonZeros) {
  const RowPointers pointers = unevenPointers();
  FittedModel model(pointers);
  const Boundaries mapping = equalRows(20'000, 4);
  model.observe(mapping, timesOf(mapping, costOf(pointers, {1, 1, 1, 1})));
  EXPECT_NEAR(model.costs().perRow, 3, 1e-6);
  EXPECT_NEAR(model.costs().perNonZero, 2, 1e-6);
  for (const double slowness : model.slowness())
    EXPECT_NEAR(slowness, 1, 1e-6);
}

TEST(FittedModel, ExpectsTheTimesThatItWasTold) {
  const RowPointers pointers = unevenPointers();
  FittedModel model(pointers);
  const Boundaries mapping = equalRows(20'000, 4);
  const std::vector<double> seconds = timesOf(mapping, costOf(pointers, {1, 2.5, 1, 1.3}));
  model.observe(mapping, seconds);
  EXPECT_NEAR(model.longestExpected(mapping), std::ranges::max(seconds), 1e-6);
}

TEST(FittedModel, BalancesUnevenRowsOnUnequalRanksInFewSteps) {
  const RowPointers pointers = unevenPointers();
  for (const std::vector<double> &slowness : {std::vector<double>{1, 2.5, 1, 1.3}, {3, 1, 1, 1}, {1, 1, 1, 4}}) {
    const RowCost cost = costOf(pointers, slowness);
    MappingTuner tuner({}, std::make_unique<FittedModel>(pointers), equalRows(20'000, 4));
    const std::vector<Step> steps = tuneUntilShelter(tuner, cost);
    EXPECT_EQ(steps.back().event, TunerEvent::converged);
    EXPECT_LE(tuner.steps(), 4);
  }
}

TEST(FittedModel, CostsAreNeverNegative) {
  const RowPointers pointers = unevenPointers();
  FittedModel model(pointers);
  const Boundaries mapping = equalRows(20'000, 2);
  for (const std::vector<double> &seconds : {std::vector<double>{1, 100}, {100, 1}, {0, 5}, {0, 0}}) {
    model.forget();
    model.observe(mapping, seconds);
    EXPECT_GE(model.costs().perRow, 0);
    EXPECT_GE(model.costs().perNonZero, 0);
    const Boundaries proposal = model.proposal();
    EXPECT_GT(proposal[1], 0);
    EXPECT_LT(proposal[1], 20'000);
  }
}

} // namespace
} // namespace warpgrain::adaptive::tests
