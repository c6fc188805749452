// SPDX-License-Identifier: Apache-2.0
//
// GT-B6: random kernels and random coarsening plans; whatever is allowed must give the same output, bit for bit.
#include "tests/fuzz/Differential.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <array>
#include <random>
#include <string>

namespace warpgrain::tests {
namespace {

/// One or two steps. A block whose size is known at run time only must be divisible: that is
/// asserted when it runs.
std::string randomPlan(std::mt19937 &random, const GeneratedKernel &kernel) {
  std::string plan;
  std::array<int, 3> extents = kernel.block;
  const auto steps = 1 + random() % 2;
  for (unsigned i = 0; i < steps; ++i) {
    if (random() % 4 == 0) { // blocks; the grid is known
      plan += std::string(i > 0 ? "; " : "") + "coarsen grid " + "xy"[random() % 2] + (random() % 2 == 0 ? " 2" : " 3");
      if (random() % 3 == 0) plan += " adjacent";
      continue;
    }
    const auto axis = std::array<std::size_t, 4>{0, 0, 1, 2}[random() % 4];
    int factor = 2 + static_cast<int>(random() % 4);
    while (kernel.blockAtRunTime && extents[axis] % factor != 0)
      --factor;
    extents[axis] /= factor;
    plan += std::string(i > 0 ? "; " : "") + "coarsen " + "xyz"[axis] + " " + std::to_string(factor);
    if (random() % 3 == 0) plan += " adjacent";
  }
  return plan;
}

/// Merged blocks that are handed the old grid, which the factor need not divide; before or after them another step.
std::string randomGuardedPlan(std::mt19937 &random, const GeneratedKernel &kernel) {
  std::string plan = std::string("coarsen grid ") + "xy"[random() % 2] + " " + std::to_string(2 + random() % 4);
  if (random() % 3 == 0) plan += " adjacent";
  plan += " guarded";
  switch (random() % 5) {
  case 0:
    return kernel.block[0] % 2 == 0 ? "coarsen x 2; " + plan : plan; // launches assert that the factor divides
  case 1:
    return plan + "; persist " + std::to_string(1 + random() % 5);
  case 2:
    return plan + "; coarsen grid x 2 guarded";
  default:
    return plan;
  }
}

/// Merged threads that are handed the old block, which the factor need not divide nor reach; then perhaps another step.
std::string randomGuardedThreads(std::mt19937 &random, const GeneratedKernel &) {
  const auto threads = [&random] {
    std::string step = std::string("coarsen ") + "xxyz"[random() % 4] + " " + std::to_string(2 + random() % 6);
    if (random() % 3 == 0) step += " adjacent";
    return step + " guarded";
  };
  std::string plan = threads();
  switch (random() % 5) {
  case 0:
    return plan + "; " + threads();
  case 1:
    return "coarsen grid x 3 guarded; " + plan;
  case 2:
    return plan + "; persist " + std::to_string(1 + random() % 5);
  default:
    return plan;
  }
}

class CoarsenDifferential : public testing::TestWithParam<int> {};

TEST_P(CoarsenDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.generate = generateKernel,
                              .plan = [](std::mt19937 &random, const GeneratedKernel &kernel, const model::Unit &,
                                         model::FunctionId) { return randomPlan(random, kernel); }};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 1) + GetParam()));
}

class GuardedBlocksDifferential : public testing::TestWithParam<int> {};

TEST_P(GuardedBlocksDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.kernels = 24,
                              .attempts = 6,
                              .mustBeAllowed = 0.3,
                              .generate = generateKernel,
                              .plan = [](std::mt19937 &random, const GeneratedKernel &kernel, const model::Unit &,
                                         model::FunctionId) { return randomGuardedPlan(random, kernel); }};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 2401) + GetParam()));
}

class GuardedThreadsDifferential : public testing::TestWithParam<int> {};

TEST_P(GuardedThreadsDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.kernels = 12,
                              .attempts = 6,
                              .mustBeAllowed = 0.3,
                              .generate = generateKernel,
                              .plan = [](std::mt19937 &random, const GeneratedKernel &kernel, const model::Unit &,
                                         model::FunctionId) { return randomGuardedThreads(random, kernel); }};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 3901) + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Batches, GuardedThreadsDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 1)));

INSTANTIATE_TEST_SUITE_P(Batches, GuardedBlocksDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 1)));

INSTANTIATE_TEST_SUITE_P(Batches, CoarsenDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 12)));

} // namespace
} // namespace warpgrain::tests
