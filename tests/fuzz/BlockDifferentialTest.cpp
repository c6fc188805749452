// SPDX-License-Identifier: Apache-2.0
//
// Random kernels that are launched with other blocks, some of them coarsened after it; whatever is allowed must give
// the same output, bit for bit.
#include "tests/fuzz/Differential.h"
#include "tests/fuzz/PositionGenerator.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>

namespace warpgrain::tests {
namespace {

/// A block that divides the grid's threads along each axis, mostly.
std::string randomPlan(std::mt19937 &random, const GeneratedKernel &kernel, const model::Unit &, model::FunctionId) {
  std::string plan = "block ";
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const auto threads = static_cast<std::uint32_t>(kernel.grid[axis] * kernel.block[axis]);
    std::uint32_t extent = 1 + static_cast<std::uint32_t>(random() % std::min(threads, 32U));
    while (random() % 16 != 0 && threads % extent != 0)
      --extent;
    if (random() % 3 == 0) extent = static_cast<std::uint32_t>(kernel.block[axis]);
    plan += (axis == 0 ? "" : ",") + std::to_string(std::min(extent, axis == 0 ? 32U : 5U));
  }
  if (random() % 6 == 0) plan += "; coarsen x 2";
  return plan;
}

class BlockDifferential : public testing::TestWithParam<int> {};

TEST_P(BlockDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.attempts = 6, .mustBeAllowed = 0.3, .generate = generatePositions, .plan = randomPlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 501) + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Batches, BlockDifferential, testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 2)));

} // namespace
} // namespace warpgrain::tests
