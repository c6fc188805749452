// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mapping/MoveCosts.h"

#include "tests/unit/adaptive/SimulatedRun.h"

#include <gtest/gtest.h>

namespace warpgrain::adaptive::tests {
namespace {

const Boundaries before{0, 50, 100};
const Boundaries after{0, 30, 100};

TEST(MoveCosts, TheMostNonZerosThatComeAndGoCount) {
  const RowPointers pointers = repeated(100, {3});
  EXPECT_EQ(mostMoved(before, after, *pointers), 60);
  EXPECT_EQ(mostMoved({0, 20, 40, 100}, {0, 10, 60, 100}, *pointers), 90) << "the second rank gets rows at both ends";
  EXPECT_EQ(mostMoved(before, before, *pointers), 0);
}

TEST(MoveCosts, RowsThatAllRanksHaveDoNotMove) {
  MoveCosts replicated(repeated(100, {3}), /*rowsMove=*/false);
  MoveCosts migrated(repeated(100, {3}), /*rowsMove=*/true);
  for (MoveCosts *costs : {&replicated, &migrated})
    costs->assume(1e-5, 1e-3);
  EXPECT_LT(replicated.expected(before, after), 1e-3);
  EXPECT_GT(migrated.expected(before, after), 60e-3);
  EXPECT_EQ(migrated.expected(before, before), 0);
}

TEST(MoveCosts, AreThoseOfTheLastMove) {
  MoveCosts costs(repeated(100, {3}), /*rowsMove=*/true);
  costs.assume(1e-5, 1e-3);
  costs.learn(before, after, 0.25);
  EXPECT_NEAR(costs.expected(before, after), 0.25, 1e-9);
  EXPECT_NEAR(costs.expected(before, {0, 40, 100}), 0.125, 1e-3) << "half of the rows";
}

} // namespace
} // namespace warpgrain::adaptive::tests
