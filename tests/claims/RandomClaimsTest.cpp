// SPDX-License-Identifier: Apache-2.0
//
// What the analysis claims of random kernels, against their runs. WARPGRAIN_FUZZ_SEED and WARPGRAIN_FUZZ_KERNELS
// explore further; a kernel that contradicts a claim is written to the folder that WARPGRAIN_FUZZ_KEEP names.
#include "core/base/Files.h"
#include "tests/claims/ClaimCheck.h"
#include "tests/claims/ClaimReport.h"
#include "tests/execute/KernelRun.h"
#include "tests/execute/MadeUpLaunch.h"
#include "tests/fuzz/BarrierGenerator.h"
#include "tests/fuzz/CollectiveGenerator.h"
#include "tests/fuzz/ControlGenerator.h"
#include "tests/fuzz/KernelGenerator.h"
#include "tests/fuzz/LaneGenerator.h"
#include "tests/fuzz/LoopGenerator.h"
#include "tests/fuzz/StencilGenerator.h"
#include "tests/fuzz/WrongKernels.h"

#include <cstdlib>
#include <iostream>

namespace warpgrain::tests {
namespace {

int environmentNumber(const char *name, int otherwise) {
  const char *value = std::getenv(name);
  return value != nullptr ? std::atoi(value) : otherwise;
}

/// Buffers are as large as the analysis says, where it says something.
run::LaunchForm formFor(const GeneratedKernel &kernel, const ParsedSource &source) {
  run::BufferForm in = filled(128);
  in.fill = run::Fill{.kind = memory::FillKind::random, .seed = 11, .low = 0, .high = 97, .file = {}};
  run::LaunchForm form = launchOf(
      {kernel.grid[0], kernel.grid[1], kernel.grid[2]}, {kernel.block[0], kernel.block[1], kernel.block[2]},
      {{"out", filled(1)}, {"in", in}, {"counters", filled(4)}, {"n", std::int64_t{5}}, {"m", std::int64_t{9}}});
  leaveSizes(form, {"out", "in", "counters"}, source.unit(), source.kernel(kernel.name));
  return form;
}

void keep(const GeneratedKernel &kernel, std::uint32_t seed, const std::vector<CheckedClaim> &claims) {
  const char *folder = std::getenv("WARPGRAIN_FUZZ_KEEP");
  if (folder == nullptr) return;
  std::string text;
  for (const CheckedClaim &checked : claims)
    if (checked.answer == Answer::contradicts) text += "/* " + textOf(checked) + " */\n";
  const auto written = writeFileAtomically(std::filesystem::path(folder) /
                                               ("claims_" + std::to_string(seed) + "_" + kernel.name + ".cu"),
                                           programOf(&kernel, 1) + text);
  EXPECT_TRUE(written);
}

using Generate = GeneratedKernel (*)(std::uint32_t, const std::string &);

/// Random kernels of one kind.
struct Kernels {
  int seed = 0;
  int count = 8; ///< usually
  Generate generate = nullptr;
  std::size_t stepsEvery = 4; ///< of so many kernels one is changed: a step takes as long as the rest
  unsigned claimsOfOne = 10;  ///< must be checked, on average: a test of fewer says little
};

/// The one of a seed, alone in its program: what a run compiles is then as little as can be.
void checkKernel(std::uint32_t seed, std::size_t number, const Kernels &of, ClaimReport &report) {
  const GeneratedKernel kernel = of.generate(seed, "k");
  const std::string program = programOf(&kernel, 1);
  ParsedSource source(program);
  ASSERT_FALSE(source.unit().hasErrors()) << seed << "\n" << kernel.text;
  const KernelAtHand atHand{.subject = subjectOf(source, source.kernel(kernel.name)),
                            .isReversed = number % 8 < 1 && mayBeReversed(program)};
  const bool triesSteps = number % of.stepsEvery == 0;
  const auto claims =
      checkClaims(atHand, formFor(kernel, source),
                  {.barriers = triesSteps ? 1U : 0U, .others = triesSteps ? 1U : 0U, .seed = seed}, theExecutor());
  ASSERT_TRUE(claims) << claims.error().message << "\n" << kernel.text;
  const std::size_t before = report.contradictions().size();
  report.add("seed " + std::to_string(seed), kernel.name, *claims);
  if (report.contradictions().size() == before) return;
  ADD_FAILURE() << report.contradictions()[before] << "\n" << kernel.text;
  keep(kernel, seed, *claims);
}

void checkKernels(const Kernels &of) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  const auto seed = static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", of.seed));
  const int count = environmentNumber("WARPGRAIN_FUZZ_KERNELS", of.count);
  ClaimReport report;
  for (int i = 0; i < count; ++i)
    checkKernel(seed + static_cast<std::uint32_t>(i), static_cast<std::size_t>(i), of, report);
  std::cout << report.text();
  testing::Test::RecordProperty("claims", static_cast<int>(report.sum().claims));
  testing::Test::RecordProperty("contradictions", static_cast<int>(report.sum().contradictions));
  EXPECT_GT(report.sum().claims, of.claimsOfOne * static_cast<unsigned>(count));
}

TEST(RandomClaims, OfKernelsWithConstructsHold) {
  checkKernels({.seed = 50'000, .count = 20, .generate = generateConstructs});
}

TEST(RandomClaims, OfVariablesWithSeveralNamesHold) {
  checkKernels({.seed = 57'000, .count = 10, .generate = generateReferences, .claimsOfOne = 3});
}

TEST(RandomClaims, OfCollectivesHold) {
  checkKernels({.seed = 56'000, .count = 4, .generate = generateCollectives, .stepsEvery = 1, .claimsOfOne = 4});
}

/// Barriers that are missing, and such as only some threads reach.
TEST(RandomClaims, OfWrongKernelsHold) {
  const auto generate = [](std::uint32_t seed, const std::string &name) {
    GeneratedKernel kernel = seed % 3 == 0 ? generateKernel(seed, name) : generateConstructs(seed, name);
    return seed % 2 == 0 ? withoutABarrier(std::move(kernel), seed) : withALoneBarrier(std::move(kernel), seed);
  };
  checkKernels({.seed = 55'000, .count = 20, .generate = generate});
}

TEST(RandomClaims, OfPlainKernelsHold) {
  checkKernels({.seed = 51'000, .generate = generateKernel});
}

TEST(RandomClaims, OfLoopsHold) {
  checkKernels({.seed = 52'000, .generate = generateLoops});
}

TEST(RandomClaims, OfLoopsThatSomeThreadsLeaveHold) {
  checkKernels({.seed = 58'000, .count = 14, .generate = generateControl, .stepsEvery = 2, .claimsOfOne = 3});
}

/// Most of the steps on offer share a loop out over lanes.
TEST(RandomClaims, OfLoopsForLanesHold) {
  checkKernels({.seed = 59'000, .count = 14, .generate = generateLanes, .stepsEvery = 1, .claimsOfOne = 3});
}

TEST(RandomClaims, OfStencilsHold) {
  checkKernels({.seed = 53'000, .generate = generateStencils});
}

TEST(RandomClaims, OfMeetingThreadsHold) {
  checkKernels({.seed = 54'000, .generate = generateMeetings});
}

/// A function and the kernel that calls it each have one.
TEST(RandomClaims, OfSharedArraysOfOneNameHold) {
  checkKernels({.seed = 700'004, .count = 2, .generate = generateMeetings});
}

} // namespace
} // namespace warpgrain::tests
