// SPDX-License-Identifier: Apache-2.0
#include "core/tune/SingleSteps.h"

#include <gtest/gtest.h>

namespace warpgrain::tune {
namespace {

std::string textOf(const std::array<std::int64_t, 3> &grid, const std::array<std::int64_t, 3> &block) {
  std::string out;
  for (const transform::Plan &plan : singleSteps(grid, block))
    out += toString(plan) + "; ";
  return out;
}

TEST(SingleSteps, AreTheFactorsOfEveryAxisThatHasThreadsOrBlocks) {
  EXPECT_EQ(textOf({3, 1, 1}, {64, 4, 1}), "coarsen x 2; coarsen x 4; coarsen x 8; coarsen x 16; coarsen y 2; "
                                           "coarsen y 4; coarsen grid x 2; ");
}

TEST(SingleSteps, OfOneThreadInOneBlockThereAreNone) {
  EXPECT_EQ(textOf({1, 1, 1}, {1, 1, 1}), "");
}

} // namespace
} // namespace warpgrain::tune
