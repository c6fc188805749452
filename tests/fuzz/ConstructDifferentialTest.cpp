// SPDX-License-Identifier: Apache-2.0
//
// Random kernels with constructs of real code, and one or two random steps of every kind that is offered; whatever is
// allowed must give the same output, bit for bit.
#include "core/plan/Transformation.h"
#include "tests/fuzz/Differential.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>

namespace warpgrain::tests {
namespace {

/// Steps whose results the host can run.
constexpr std::array<std::string_view, 15> words{
    "remove-barrier", "move", "fuse",   "distribute", "interchange",    "sink-guard", "split",         "tile",
    "contract",       "pad",  "expand", "inline",     "unroll-and-jam", "unroll",     "scalar-replace"};

std::string coarsening(std::mt19937 &random, const GeneratedKernel &kernel) {
  const auto axis = std::array<std::size_t, 4>{0, 0, 1, 2}[random() % 4];
  int factor = 2 + static_cast<int>(random() % 3);
  while (kernel.blockAtRunTime && kernel.block[axis] % factor != 0)
    --factor;
  return std::string("coarsen ") + (random() % 4 == 0 ? "grid x" : std::string(1, "xyz"[axis])) + " " +
         std::to_string(factor) + (random() % 3 == 0 ? " adjacent" : "");
}

/// What one of the transformations offers, or nothing.
std::string offered(std::mt19937 &random, const model::Unit &unit, model::FunctionId id) {
  const transform::Transformation &transformation = *transform::findTransformation(words[random() % words.size()]);
  const auto offers = transformation.offers(unit, id);
  return offers.empty() ? std::string() : toString(offers[random() % offers.size()]);
}

std::string randomPlan(std::mt19937 &random, const GeneratedKernel &kernel, const model::Unit &unit,
                       model::FunctionId id) {
  const bool coarsens = random() % 2 == 0;
  std::string plan = coarsens ? coarsening(random, kernel) : offered(random, unit, id);
  if (random() % 3 == 0) {
    const std::string second = coarsens ? offered(random, unit, id) : coarsening(random, kernel);
    if (!plan.empty() && !second.empty()) plan += "; " + second;
  }
  return plan;
}

class ConstructDifferential : public testing::TestWithParam<int> {};

TEST_P(ConstructDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.attempts = 16, .mustBeAllowed = 0.5, .generate = generateConstructs, .plan = randomPlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 301) + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Batches, ConstructDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 4)));

} // namespace
} // namespace warpgrain::tests
