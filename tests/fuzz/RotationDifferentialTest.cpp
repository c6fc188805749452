// SPDX-License-Identifier: Apache-2.0
//
// Random kernels whose loops read, and store, what other iterations of them leave; elements are kept in registers that
// rotate. Whatever is allowed must give the same output, bit for bit.
#include "core/plan/Transformation.h"
#include "tests/fuzz/Differential.h"
#include "tests/fuzz/StencilGenerator.h"
#include "tests/fuzz/WindowGenerator.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <array>
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

/// Windows of loops that are there, or that merged threads make.
std::string windowPlan(std::mt19937 &random, const GeneratedKernel &kernel, const model::Unit &, model::FunctionId) {
  const bool hasLoop = kernel.text.find("int w[64]") != std::string::npos;
  const std::string window = random() % 9 == 0 ? "scalar-replace w window" : "scalar-replace in window";
  if (hasLoop && random() % 6 != 0) return window;
  static constexpr std::array<const char *, 4> merges{"2 adjacent", "4 adjacent", "8 adjacent", "4"};
  return std::string("coarsen x ") + merges[random() % merges.size()] + "; " + window;
}

class WindowDifferential : public testing::TestWithParam<int> {};

TEST_P(WindowDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.mustBeAllowed = 0.3, .generate = generateWindows, .plan = windowPlan};
  test.run(static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 1601) + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Batches, WindowDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 1)));

INSTANTIATE_TEST_SUITE_P(Batches, RotationDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 2)));

} // namespace
} // namespace warpgrain::tests
