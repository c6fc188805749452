// SPDX-License-Identifier: Apache-2.0
//
// Random kernels whose blocks take turns, some of them coarsened before or after it; whatever is allowed must give the
// same output, bit for bit.
#include "tests/fuzz/Differential.h"
#include "tests/fuzz/PositionGenerator.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace warpgrain::tests {
namespace {

std::string randomPlan(std::mt19937 &random, const GeneratedKernel &kernel, const model::Unit &, model::FunctionId) {
  const int blocks = kernel.grid[0] * kernel.grid[1] * kernel.grid[2];
  const int some = 1 + static_cast<int>(random() % static_cast<unsigned>(blocks + 1));
  const std::string plan = random() % 4 == 0 ? "persist" : "persist " + std::to_string(some);
  const std::string inlined = "inline at_" + kernel.name + "; ";
  switch (random() % 7) {
  case 0:
    return std::string("coarsen grid ") + "xy"[random() % 2] + " 2; " + plan;
  case 1:
    return "exchange x y; " + plan;
  case 2:
    return inlined + plan;
  case 3:
    return "persist " + std::to_string(some) + "; persist 2";
  case 4:
    return kernel.block[0] % 2 == 0 ? plan + "; coarsen x 2" : plan; // launches assert that the factor divides
  default:
    return plan;
  }
}

class PersistDifferential : public testing::TestWithParam<int> {};

TEST_P(PersistDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.attempts = 6, .mustBeAllowed = 0.3, .generate = generateKernel, .plan = randomPlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 2101) + GetParam()));
}

TEST_P(PersistDifferential, OfConstructsGivesTheSameOutput) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.attempts = 6, .mustBeAllowed = 0.2, .generate = generateConstructs, .plan = randomPlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 2201) + GetParam()));
}

TEST_P(PersistDifferential, OfPlacesInTheGridGivesTheSameOutput) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.attempts = 6, .mustBeAllowed = 0.3, .generate = generatePositions, .plan = randomPlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 2301) + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Batches, PersistDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 1)));

} // namespace
} // namespace warpgrain::tests
