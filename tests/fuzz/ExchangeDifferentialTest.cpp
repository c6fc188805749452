// SPDX-License-Identifier: Apache-2.0
//
// Random kernels of which two axes are exchanged, some of them coarsened after it; whatever is allowed must give the
// same output, bit for bit.
#include "tests/fuzz/Differential.h"
#include "tests/fuzz/PositionGenerator.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <array>
#include <random>
#include <string>
#include <utility>

namespace warpgrain::tests {
namespace {

/// Of blocks that are known at run time only, whose extents the host code asserts to be even, odd ones are not halved.
std::string randomPlan(std::mt19937 &random, const GeneratedKernel &kernel, const model::Unit &, model::FunctionId) {
  static constexpr std::array<std::array<std::size_t, 2>, 3> pairs{{{0, 1}, {0, 2}, {1, 2}}};
  const auto [first, second] = pairs[random() % pairs.size()];
  std::array<int, 3> block = kernel.block;
  std::swap(block[first], block[second]);
  const std::string plan = std::string("exchange ") + "xyz"[first] + " " + "xyz"[second];
  const std::size_t axis = random() % 2;
  const bool isHalved = !kernel.blockAtRunTime || block[axis] % 2 == 0;
  switch (random() % 5) {
  case 0:
    return isHalved ? plan + "; coarsen " + "xy"[axis] + " 2" + (random() % 2 == 0 ? " adjacent" : "") : plan;
  case 1:
    return plan + "; coarsen grid " + "xy"[axis] + " 2";
  case 2:
    return plan + "; exchange x y";
  default:
    return plan;
  }
}

class ExchangeDifferential : public testing::TestWithParam<int> {};

TEST_P(ExchangeDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.attempts = 6, .mustBeAllowed = 0.3, .generate = generateKernel, .plan = randomPlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 1801) + GetParam()));
}

TEST_P(ExchangeDifferential, OfPlacesInTheGridGivesTheSameOutput) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.attempts = 6, .mustBeAllowed = 0.3, .generate = generatePositions, .plan = randomPlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 1901) + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Batches, ExchangeDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 1)));

} // namespace
} // namespace warpgrain::tests
