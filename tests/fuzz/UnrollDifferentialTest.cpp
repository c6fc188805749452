// SPDX-License-Identifier: Apache-2.0
//
// Random kernels whose loops are unrolled, one or two of them, some after or before a coarsening; whatever is allowed
// must give the same output, bit for bit.
#include "core/plan/LoopStep.h"
#include "tests/fuzz/Differential.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

namespace warpgrain::tests {
namespace {

/// The names of a kernel's loops that mean one alone, in a random order.
std::vector<std::string> loopNames(std::mt19937 &random, const model::Unit &unit, model::FunctionId kernel) {
  std::vector<std::string> names;
  const model::Body &body = unit[kernel].body;
  for (std::size_t i = 0; i < body.statements.size(); ++i) {
    const model::StatementId id{static_cast<std::uint32_t>(i)};
    if (body[id].kind != model::StatementKind::forLoop) continue;
    if (std::string name = transform::nameOfLoop(unit, kernel, id); !name.empty() && name[0] != 'L')
      names.push_back(std::move(name));
  }
  std::ranges::shuffle(names, random);
  return names;
}

std::string randomPlan(std::mt19937 &random, const GeneratedKernel &kernel, const model::Unit &unit,
                       model::FunctionId id) {
  const auto names = loopNames(random, unit, id);
  std::string plan;
  const auto add = [&plan](const std::string &step) { plan += (plan.empty() ? "" : "; ") + step; };
  const std::string coarsening = "coarsen x " + std::to_string(kernel.block[0] % 2 == 0 ? 2 : 1);
  const auto order = random() % 6;
  if (order == 0) add(coarsening);
  for (std::size_t i = 0; i < std::min<std::size_t>(names.size(), 1 + random() % 2); ++i)
    add("unroll " + names[i] + " " + std::to_string(2 + random() % 3));
  if (order == 1) add(coarsening);
  return plan;
}

class UnrollDifferential : public testing::TestWithParam<int> {};

TEST_P(UnrollDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.attempts = 6, .mustBeAllowed = 0.25, .generate = generateKernel, .plan = randomPlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 101) + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Batches, UnrollDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 6)));

} // namespace
} // namespace warpgrain::tests
