// SPDX-License-Identifier: Apache-2.0
//
// Random kernels that work tile by tile, as a person or `stage` writes them: where the next tile may be loaded while
// one is used, the output must be the same, bit for bit.
#include "core/plan/Transformation.h"
#include "tests/fuzz/CopyLoopGenerator.h"
#include "tests/fuzz/Differential.h"
#include "tests/fuzz/SharedReadGenerator.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>

namespace warpgrain::tests {
namespace {

std::uint32_t seedOf(int parameter) {
  return static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", 3301) + parameter);
}

/// One of the loops that copy; now and then another one, or another step after it.
std::string planOfCopies(std::mt19937 &random, const GeneratedKernel &, const model::Unit &unit, model::FunctionId id) {
  const auto offers = transform::findTransformation("prefetch")->offers(unit, id);
  if (offers.empty()) return "";
  const std::string first = toString(offers[random() % offers.size()]);
  switch (random() % 6) {
  case 0:
    return first + "; coarsen x 2";
  case 1:
    return first + "; unroll " + offers.front().arguments[0] + " 2";
  case 2:
    return first + "; " + toString(offers[random() % offers.size()]);
  default:
    return first;
  }
}

/// Copies past the registers, now and then of what other steps have written.
std::string planOfAsyncCopies(std::mt19937 &random, const GeneratedKernel &, const model::Unit &unit,
                              model::FunctionId id) {
  const auto offers = transform::findTransformation("prefetch-async")->offers(unit, id);
  if (offers.empty()) return "";
  const std::string copies = toString(offers[random() % offers.size()]);
  switch (random() % 5) {
  case 0:
    return "coarsen x 2; " + copies;
  case 1:
    return copies + "; " + toString(offers[random() % offers.size()]);
  default:
    return copies;
  }
}

/// Tiles that `stage` writes.
std::string planOfStaged(std::mt19937 &random, const GeneratedKernel &, const model::Unit &unit, model::FunctionId id) {
  const auto guarded = transform::findTransformation("sink-guard")->offers(unit, id);
  const std::string tile = std::to_string(2 + random() % 9);
  if (!guarded.empty() && random() % 4 != 0) {
    const std::string &loop = guarded[random() % guarded.size()].arguments[0];
    return "sink-guard " + loop + "; stage in " + loop + " " + tile + "; prefetch " + loop + "0";
  }
  const auto offers = transform::findTransformation("stage")->offers(unit, id);
  if (offers.empty()) return "";
  transform::Step step = offers[random() % offers.size()];
  if (step.arguments.size() < 3) return "";
  step.arguments[2] = tile;
  const std::string around = random() % 5 == 0 ? "r" : step.arguments[1] + "0";
  return toString(step) + (random() % 2 == 0 ? "; prefetch " : "; prefetch-async ") + around;
}

class PrefetchDifferential : public testing::TestWithParam<int> {};

TEST_P(PrefetchDifferential, GivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{.attempts = 4, .mustBeAllowed = 0.3, .generate = generateCopyLoops, .plan = planOfCopies};
  test.run(seedOf(GetParam()));
}

TEST_P(PrefetchDifferential, PastTheRegistersGivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{
      .attempts = 4, .mustBeAllowed = 0.15, .generate = generateTileLoops, .plan = planOfAsyncCopies};
  test.run(seedOf(GetParam() + 100));
}

TEST_P(PrefetchDifferential, OfStagedLoopsGivesTheSameOutputBitForBit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const DifferentialTest test{
      .attempts = 6, .mustBeAllowed = 0.2, .generate = generateSharedReads, .plan = planOfStaged};
  test.run(seedOf(GetParam() + 50));
}

INSTANTIATE_TEST_SUITE_P(Batches, PrefetchDifferential,
                         testing::Range(0, environmentNumber("WARPGRAIN_FUZZ_BATCHES", 3)));

} // namespace
} // namespace warpgrain::tests
