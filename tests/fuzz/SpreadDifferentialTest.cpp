// SPDX-License-Identifier: Apache-2.0
//
// Random kernels of which a loop is shared out over lanes; whatever is allowed must give the same output, bit for bit.
#include "core/plan/LoopStep.h"
#include "core/plan/LoopWords.h"
#include "tests/fuzz/Differential.h"
#include "tests/fuzz/LaneGenerator.h"
#include "tests/fuzz/LoopGenerator.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace warpgrain::tests {
namespace {

/// Of any loop, also of one that is not offered; now and then with a step before it or after it.
std::string randomPlan(std::mt19937 &random, const GeneratedKernel &kernel, const model::Unit &unit,
                       model::FunctionId id) {
  const auto loops = transform::forLoopsOf(unit, id);
  if (loops.empty()) return {};
  const std::string name = transform::nameOfLoop(unit, id, loops[random() % loops.size()]);
  if (name.empty()) return {};
  std::string plan = "spread " + name + " " + std::to_string(2U << (random() % 5));
  if (random() % 3 != 0) plan += " reorder";
  if (name[0] != 'L' && kernel.block[0] % 2 == 0 && random() % 8 == 0) return "coarsen x 2; " + plan;
  if (random() % 8 == 0) return plan + "; unroll " + name + " 2";
  return plan;
}

class SpreadDifferential : public testing::TestWithParam<int> {};

TEST_P(SpreadDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.attempts = 8, .mustBeAllowed = 0.3, .generate = generateLanes, .plan = randomPlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 1501) + GetParam()));
}

TEST_P(SpreadDifferential, OfOtherLoopsGivesTheSameOutput) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.attempts = 8, .mustBeAllowed = 0.1, .generate = generateLoops, .plan = randomPlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 1601) + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Batches, SpreadDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 2)));

} // namespace
} // namespace warpgrain::tests
