// SPDX-License-Identifier: Apache-2.0
//
// Random nests of loops that are unrolled and jammed, some of them twice, or unrolled after it; whatever is allowed
// must give the same output, bit for bit.
#include "core/plan/Transformation.h"
#include "core/steps/Transformations.h"
#include "tests/fuzz/Differential.h"
#include "tests/fuzz/NestGenerator.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace warpgrain::tests {
namespace {

std::string randomPlan(std::mt19937 &random, const GeneratedKernel &, const model::Unit &unit, model::FunctionId id) {
  const std::vector<transform::Step> offers = transform::unrollAndJamTransformation().offers(unit, id);
  std::string plan;
  const auto add = [&](const std::string &word) {
    const std::string loop = offers[random() % offers.size()].arguments.front();
    plan += (plan.empty() ? "" : "; ") + word + " " + loop + " " + std::to_string(2 + random() % 4);
  };
  add("unroll-and-jam");
  if (random() % 4 == 0) add(random() % 2 == 0 ? "unroll-and-jam" : "unroll");
  if (random() % 8 == 0) plan += "; coarsen x 2";
  return plan;
}

class JamDifferential : public testing::TestWithParam<int> {};

TEST_P(JamDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.attempts = 8, .mustBeAllowed = 0.2, .generate = generateNests, .plan = randomPlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 301) + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Batches, JamDifferential, testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 4)));

} // namespace
} // namespace warpgrain::tests
