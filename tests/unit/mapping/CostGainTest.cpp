// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/CostGain.h"

#include "tests/unit/mapping/PaperNests.h"

#include <gtest/gtest.h>

namespace warpgrain::mapping {
namespace {

const Mapping alpha{{0, 1}};
const Mapping beta{{1, 0}};

NestNumbers numbers(const LoopNest &nest, const Mapping &mapping, const Group &group) {
  return numbersOf(nest, mapping, group, chooseSpaces(nest, mapping));
}

// GT-E4. ERR-E2: B costs nothing because tx, not ty, is a multiple of the half-warp.
TEST(CostGain, CostsOfTheProductOfMatricesAreThePapers) {
  const Group group{{32, 8, 1}};
  const NestNumbers worse = numbers(productOfMatrices(), alpha, group);
  EXPECT_EQ(worse.arrays[0].cost, 32);
  EXPECT_EQ(worse.arrays[1].cost, 0);
  EXPECT_EQ(worse.arrays[2].cost, 256);
  EXPECT_EQ(worse.cost, 288);
  EXPECT_EQ(numbers(productOfMatrices(), beta, group).cost, 0);
}

// GT-E5
TEST(CostGain, GainsOfTheProductOfMatricesAreThePapers) {
  const NestNumbers found = numbers(productOfMatrices(), alpha, {{32, 8, 1}});
  EXPECT_EQ(found.arrays[0].localBytes, 32 * 8 * 4);
  EXPECT_EQ(found.arrays[1].localBytes, 8 * 8 * 4);
  EXPECT_EQ(found.arrays[0].gain, 64);
  EXPECT_EQ(found.arrays[1].gain, 64);
  EXPECT_EQ(found.gain, 128);
  EXPECT_EQ(found.localBytes, 1280);
}

// GT-E5
TEST(CostGain, GainOfMatrixAndVectorIsTheSquareOfTheGroupAndTheGroup) {
  for (const std::int64_t w : {16, 32, 64}) {
    const NestNumbers found = numbers(productOfMatrixAndVector(), {{0}}, {{w, 1, 1}});
    EXPECT_EQ(found.gain, w * w + w);
    EXPECT_EQ(found.localBytes, 4 * (w * w + w));
    EXPECT_EQ(found.cost, w);
  }
}

// GT-E9, ERR-E3
TEST(CostGain, ThePrintedMatricesOfTables4And5WouldCostAGroupEach) {
  const Group group{{16, 16, 1}};
  EXPECT_EQ(numbers(radiologicalPath(true), beta, group).cost, 256);
  EXPECT_EQ(numbers(radiologicalPath(false), beta, group).cost, 0);
  EXPECT_EQ(numbers(maximumSuppression(true), beta, group).cost, 256);
  EXPECT_EQ(numbers(maximumSuppression(false), beta, group).cost, 0);
}

TEST(CostGain, EveryAccessOfAnArrayCounts) {
  LoopNest nest = productOfMatrices();
  nest.arrays[2].accesses.push_back(nest.arrays[2].accesses.front());
  EXPECT_EQ(numbers(nest, alpha, {{32, 8, 1}}).cost, 32 + 2 * 256);
}

} // namespace
} // namespace warpgrain::mapping
