// SPDX-License-Identifier: Apache-2.0
//
// Random kernels whose loops read through tiles in shared memory, some of them coarsened or unrolled after it; whatever
// is allowed must give the same output, bit for bit.
#include "core/plan/Transformation.h"
#include "tests/fuzz/Differential.h"
#include "tests/fuzz/SharedCopyGenerator.h"
#include "tests/fuzz/SharedReadGenerator.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>

namespace warpgrain::tests {
namespace {

/// A tile of some iterations for a loop that is offered; now and then another step after it.
std::string randomPlan(std::mt19937 &random, const GeneratedKernel &, const model::Unit &unit, model::FunctionId id) {
  const auto offers = transform::findTransformation("stage")->offers(unit, id);
  if (offers.empty()) return "";
  const auto any = [&] {
    transform::Step step = offers[random() % offers.size()];
    if (step.arguments.size() > 2) step.arguments[2] = std::to_string(2 + random() % 9);
    return step;
  };
  const transform::Step first = random() % 3 == 0 ? offers.front() : any(); // rows are offered first
  const auto guarded = transform::findTransformation("sink-guard")->offers(unit, id);
  if (!guarded.empty() && random() % 4 != 0) {
    // What threads load for each other then, in the loop that the condition stood around.
    const std::string &loop = guarded[random() % guarded.size()].arguments[0];
    return "sink-guard " + loop + "; stage in " + loop + " " + std::to_string(2 + random() % 9);
  }
  switch (random() % 6) {
  case 0:
    return toString(first) + "; coarsen x 2";
  case 1:
    return toString(first) + "; coarsen y 2 adjacent";
  case 2:
    return toString(first) + (first.arguments.size() > 2 ? "; unroll " + first.arguments[1] + " 2" : "");
  case 3:
    return toString(first) + "; " + toString(any());
  default:
    return toString(first);
  }
}

class StageDifferential : public testing::TestWithParam<int> {};

TEST_P(StageDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.attempts = 6, .mustBeAllowed = 0.3, .generate = generateSharedReads, .plan = randomPlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 901) + GetParam()));
}

/// One array's copy, or both; now and then another step after it.
std::string unstagePlan(std::mt19937 &random, const GeneratedKernel &, const model::Unit &unit, model::FunctionId id) {
  const auto offers = transform::findTransformation("unstage")->offers(unit, id);
  if (offers.empty()) return "";
  std::string plan = toString(offers[random() % offers.size()]);
  if (offers.size() > 1 && random() % 2 == 0) plan = toString(offers[0]) + "; " + toString(offers[1]);
  return plan + (random() % 4 == 0 ? "; coarsen x 2" : "");
}

class UnstageDifferential : public testing::TestWithParam<int> {};

TEST_P(UnstageDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.mustBeAllowed = 0.3, .generate = generateSharedCopies, .plan = unstagePlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 951) + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Batches, UnstageDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 1)));

INSTANTIATE_TEST_SUITE_P(Batches, StageDifferential, testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 5)));

} // namespace
} // namespace warpgrain::tests
