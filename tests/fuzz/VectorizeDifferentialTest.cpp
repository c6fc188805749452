// SPDX-License-Identifier: Apache-2.0
//
// Random kernels whose threads use neighbouring elements, which are loaded and stored as vectors; whatever is allowed
// must give the same output, bit for bit.
#include "core/plan/LoopStep.h"
#include "core/plan/LoopWords.h"
#include "tests/fuzz/Differential.h"
#include "tests/fuzz/NeighbourGenerator.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <array>
#include <random>
#include <string>

namespace warpgrain::tests {
namespace {

/// Of one array or several, behind a step that makes neighbours.
std::string randomPlan(std::mt19937 &random, const GeneratedKernel &, const model::Unit &unit, model::FunctionId id) {
  const std::string elements = random() % 3 == 0 ? "2" : "4";
  std::string plan;
  const auto loops = transform::forLoopsOf(unit, id);
  const std::string loop =
      loops.empty() ? std::string() : transform::nameOfLoop(unit, id, loops[random() % loops.size()]);
  switch (random() % 6) {
  case 0:
    break;
  case 1:
    if (!loop.empty()) plan = "unroll " + loop + " " + elements + "; ";
    break;
  case 2:
    if (!loop.empty()) plan = "split " + loop + " " + elements + "; ";
    break;
  case 3:
    plan = "coarsen x " + elements + " adjacent; unroll cx " + elements + "; ";
    break;
  default:
    plan = "coarsen x " + elements + " adjacent; ";
  }
  static constexpr std::array<const char *, 4> arrays{"in", "out", "s", "in"};
  const std::size_t first = random() % 4;
  plan += std::string("vectorize ") + arrays[first] + " " + elements;
  if (random() % 3 == 0) plan += std::string("; vectorize ") + arrays[(first + 1) % 4] + " " + elements;
  return plan;
}

class VectorizeDifferential : public testing::TestWithParam<int> {};

TEST_P(VectorizeDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.attempts = 8, .mustBeAllowed = 0.4, .generate = generateNeighbours, .plan = randomPlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 1701) + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Batches, VectorizeDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 3)));

} // namespace
} // namespace warpgrain::tests
