// SPDX-License-Identifier: Apache-2.0
//
// Random kernels whose threads meet in device functions, which are written out; then threads may be merged. Whatever is
// allowed must give the same output, bit for bit.
#include "tests/fuzz/BarrierGenerator.h"
#include "tests/fuzz/Differential.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

namespace warpgrain::tests {
namespace {

/// All functions, callers first, or now and then one of them; then threads may be merged.
std::string inliningPlan(std::mt19937 &random, const GeneratedKernel &kernel, const model::Unit &unit,
                         model::FunctionId id) {
  std::vector<std::string> called;
  for (const model::Expression &e : unit[id].body.expressions)
    if (e.kind == model::ExpressionKind::call && e.callee.name.starts_with(kernel.name + "_"))
      called.push_back(e.callee.name);
  std::string plan;
  const auto add = [&](const std::string &step) { plan += (plan.empty() ? "" : "; ") + step; };
  const bool isOne = random() % 4 == 0;
  for (const char *word : {"shift", "exchange", "sum", "scale"}) {
    const std::string name = kernel.name + "_" + word;
    const bool isCalled =
        std::ranges::find(called, name) != called.end() ||
        (std::string(word) == "exchange" && plan.contains("shift") && kernel.text.contains("exchange(&x"));
    if (isCalled && !(isOne && !plan.empty())) add("inline " + name);
  }
  if (isOne || plan.empty()) return plan;
  const std::array<const char *, 3> factors{"2", "3", "4"};
  add(std::string("coarsen x ") + factors[random() % 3] + (random() % 3 == 0 ? " adjacent" : ""));
  return plan;
}

class InlineDifferential : public testing::TestWithParam<int> {};

TEST_P(InlineDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.mustBeAllowed = 0.5, .generate = generateMeetings, .plan = inliningPlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 1301) + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Batches, InlineDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 4)));

} // namespace
} // namespace warpgrain::tests
