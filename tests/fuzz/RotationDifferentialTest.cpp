// SPDX-License-Identifier: Apache-2.0
//
// Random kernels whose loops read, and store, what other iterations of them leave; elements are kept in registers that
// rotate. Whatever is allowed must give the same output, bit for bit.
#include "core/plan/Transformation.h"
#include "tests/fuzz/Differential.h"
#include "tests/fuzz/StencilGenerator.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace warpgrain::tests {
namespace {

std::string keepingPlan(std::mt19937 &random, const GeneratedKernel &, const model::Unit &unit, model::FunctionId id) {
  const auto offers = transform::findTransformation("scalar-replace")->offers(unit, id);
  if (offers.empty() || random() % 4 == 0) return "scalar-replace";
  return toString(offers[random() % offers.size()]);
}

class RotationDifferential : public testing::TestWithParam<int> {};

TEST_P(RotationDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.mustBeAllowed = 0.5, .generate = generateStencils, .plan = keepingPlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 1501) + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Batches, RotationDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 2)));

} // namespace
} // namespace warpgrain::tests
