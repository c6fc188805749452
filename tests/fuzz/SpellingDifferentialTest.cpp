// SPDX-License-Identifier: Apache-2.0
//
// Random kernels whose text does not say all by itself: macros that are written out, and templates whose calls lead
// elsewhere in each instantiation. Whatever is allowed must give the same output, bit for bit.
#include "core/plan/Transformation.h"
#include "tests/fuzz/Differential.h"
#include "tests/fuzz/MacroGenerator.h"
#include "tests/fuzz/TemplateGenerator.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <array>
#include <random>
#include <string>

namespace warpgrain::tests {
namespace {

std::string randomCoarsening(std::mt19937 &random) {
  return std::string("coarsen ") + (random() % 4 == 0 ? "grid " : "") + "x " + (random() % 3 == 0 ? "3" : "2") +
         (random() % 3 == 0 ? " adjacent" : "");
}

/// Macros that hide an index, and now and then others, are written out; then threads may be merged.
std::string expandingPlan(std::mt19937 &random, const GeneratedKernel &kernel, const model::Unit &unit,
                          model::FunctionId id) {
  static constexpr std::array<const char *, 7> words{"TID", "GID", "AT", "MIX", "NEG", "SYNC", "ROUNDS"};
  std::string plan;
  const auto add = [&](const std::string &step) { plan += (plan.empty() ? "" : "; ") + step; };
  if (random() % 3 == 0) {
    add("expand " + kernel.name + "_" + words[random() % words.size()]);
  } else {
    for (const transform::Step &step : transform::findTransformation("expand")->offers(unit, id))
      add(toString(step));
  }
  if (plan.empty() || random() % 2 == 0) add(randomCoarsening(random));
  return plan;
}

class ExpandDifferential : public testing::TestWithParam<int> {};

TEST_P(ExpandDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{
      .attempts = 6, .mustBeAllowed = 0.5, .generate = generateWithMacros, .plan = expandingPlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 1101) + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Batches, ExpandDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 4)));

class TemplateDifferential : public testing::TestWithParam<int> {};

TEST_P(TemplateDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.generate = generateTemplate,
                              .plan = [](std::mt19937 &random, const GeneratedKernel &, const model::Unit &,
                                         model::FunctionId) { return randomCoarsening(random); }};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 1201) + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Batches, TemplateDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 4)));

} // namespace
} // namespace warpgrain::tests
