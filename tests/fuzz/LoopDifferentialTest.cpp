// SPDX-License-Identifier: Apache-2.0
//
// Random loops to which the steps on loops and their elements are applied, one or two of them; whatever is allowed must
// give the same output, bit for bit.
#include "core/plan/Transformation.h"
#include "tests/fuzz/Differential.h"
#include "tests/fuzz/LoopGenerator.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

namespace warpgrain::tests {
namespace {

constexpr std::array words{"interchange", "split", "tile", "distribute", "fuse", "scalar-replace"};

/// A step of the word that is offered and, now and then, one of any word after it.
std::string randomPlan(const std::string &word, std::mt19937 &random, const model::Unit &unit, model::FunctionId id) {
  const auto offered = [&](const std::string &of) {
    const auto offers = transform::findTransformation(of)->offers(unit, id);
    if (offers.empty()) return std::string();
    transform::Step step = offers[random() % offers.size()];
    if (of == "tile" || of == "split") step.arguments[1] = std::to_string(2 + random() % 3); // the loops are short
    if (of == "split" && random() % 2 == 0) step.arguments = {step.arguments[0], "at", random() % 2 == 0 ? "n+1" : "7"};
    return toString(step);
  };
  std::string plan = offered(word);
  if (random() % 4 != 0 || plan.empty()) return plan;
  const std::string next = offered(words[random() % words.size()]);
  return next.empty() ? plan : plan + "; " + next;
}

class LoopDifferential : public testing::TestWithParam<std::tuple<const char *, int>> {};

TEST_P(LoopDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const auto &[word, batch] = GetParam();
  const auto plan = [&](std::mt19937 &random, const GeneratedKernel &, const model::Unit &unit, model::FunctionId id) {
    return randomPlan(word, random, unit, id);
  };
  const DifferentialTest test{.attempts = 6, .mustBeAllowed = 0.1, .generate = generateLoops, .plan = plan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 701) + batch));
}

INSTANTIATE_TEST_SUITE_P(Batches, LoopDifferential,
                         testing::Combine(testing::ValuesIn(words),
                                          testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 2))),
                         [](const auto &row) {
                           std::string name =
                               std::string(std::get<0>(row.param)) + "_" + std::to_string(std::get<1>(row.param));
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

} // namespace
} // namespace warpgrain::tests
