// SPDX-License-Identifier: Apache-2.0
//
// Random statements of random kernels are moved past others; whatever is allowed must give the same output, bit for
// bit.
#include "core/steps/motion/Motion.h"
#include "tests/fuzz/Differential.h"
#include "tests/fuzz/LoopGenerator.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

namespace warpgrain::tests {
namespace {

using model::StatementId;

/// Two statements of one block, by their lines; nothing where the dice find none.
std::string randomMove(std::mt19937 &random, const model::Unit &unit, model::FunctionId id) {
  const model::Body &body = unit[id].body;
  std::vector<const std::vector<StatementId> *> blocks;
  for (const model::Statement &statement : body.statements)
    if (statement.kind == model::StatementKind::compound && statement.children.size() > 1)
      blocks.push_back(&statement.children);
  for (int attempt = 0; attempt < 20 && !blocks.empty(); ++attempt) {
    const auto &block = *blocks[random() % blocks.size()];
    const std::size_t from = random() % block.size();
    const std::size_t to = std::min(from + random() % 4, block.size() - 1);
    if (from == to) continue;
    const std::string one = transform::lineNameOf(unit, id, block[from]);
    const std::string other = transform::lineNameOf(unit, id, block[to]);
    if (one.empty() || other.empty()) continue;
    return random() % 2 == 0 ? "move " + one + " after " + other : "move " + other + " before " + one;
  }
  return "move L1 before L2"; // there is no such statement
}

std::string randomPlan(std::mt19937 &random, const GeneratedKernel &, const model::Unit &unit, model::FunctionId id) {
  std::string plan = randomMove(random, unit, id);
  if (random() % 4 == 0) plan += "; coarsen x 2";
  return plan;
}

using Generate = GeneratedKernel (*)(std::uint32_t seed, const std::string &name);

class MoveDifferential : public testing::TestWithParam<std::tuple<int, int>> {};

TEST_P(MoveDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  static constexpr std::array<Generate, 2> generators{generateKernel, generateLoops};
  const auto &[generator, batch] = GetParam();
  const DifferentialTest test{.attempts = 10,
                              .mustBeAllowed = 0.3,
                              .generate = generators[static_cast<std::size_t>(generator)],
                              .plan = randomPlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 901) + batch));
}

INSTANTIATE_TEST_SUITE_P(Batches, MoveDifferential,
                         testing::Combine(testing::Range(0, 2),
                                          testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 3))));

} // namespace
} // namespace warpgrain::tests
