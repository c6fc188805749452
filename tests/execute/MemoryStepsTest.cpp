// SPDX-License-Identifier: Apache-2.0
//
// Random kernels on shared tiles, and the steps for where values are kept and what orders them: whatever is allowed
// leaves the same in memory, bit for bit, when the executor runs both, and brings no data race.
// WARPGRAIN_FUZZ_SEED and WARPGRAIN_FUZZ_KERNELS explore further.
#include "core/plan/Transformation.h"
#include "tests/execute/KernelRun.h"
#include "tests/fuzz/CopyLoopGenerator.h"
#include "tests/fuzz/NeighbourGenerator.h"
#include "tests/fuzz/PositionGenerator.h"
#include "tests/fuzz/ScratchGenerator.h"
#include "tests/fuzz/StencilGenerator.h"
#include "tests/fuzz/TileGenerator.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <random>

namespace warpgrain::tests {
namespace {

int environmentNumber(const char *name, int otherwise) {
  const char *value = std::getenv(name);
  return value != nullptr ? std::atoi(value) : otherwise;
}

run::LaunchForm formFor(const GeneratedKernel &kernel) {
  run::BufferForm in = filled(128);
  in.fill = run::Fill{.kind = memory::FillKind::random, .seed = 11, .low = 0, .high = 97, .file = {}};
  return launchOf({kernel.grid[0], kernel.grid[1], kernel.grid[2]}, {kernel.block[0], kernel.block[1], kernel.block[2]},
                  {{"out", filled(static_cast<std::uint64_t>(kernel.elements))},
                   {"in", in},
                   {"counters", filled(4)},
                   {"n", std::int64_t{5}},
                   {"m", std::int64_t{9}}});
}

/// Kernels that are run before and after a plan.
class StepRuns {
public:
  /// A plan that grows as long as its steps are allowed.
  struct Growing {
    StepRuns &runs;
    const GeneratedKernel &kernel;
    transform::PlanResult now;
    transform::Plan plan = {};

    std::vector<transform::Step> offers(const std::string &word) const {
      return transform::findTransformation(word)->offers(now.unit, now.kernelId);
    }

    void tryStep(const transform::Step &step) {
      auto result = transform::applyPlan(now.unit, now.texts, now.kernelId, {step}, runs.reparse());
      if (result) {
        plan.push_back(step);
        now = *std::move(result);
        return;
      }
      EXPECT_NE(result.error().kind, ErrorKind::internal) << result.error().message << kernel.text; // does not compile
    }
  };

  using Generator = std::function<GeneratedKernel(std::uint32_t seed, const std::string &name)>;

  StepRuns(std::uint32_t seed, int count, const Generator &generate)
      : random_(seed), kernels_(make(seed, count, generate)) {}

  /// How many steps were made.
  int run(const std::function<void(Growing &, std::mt19937 &)> &planner) {
    int made = 0;
    for (const GeneratedKernel &kernel : kernels_) {
      transform::PlanResult start{
          .texts = {}, .verdicts = {}, .unit = source_.unit(), .kernel = {}, .kernelId = source_.kernel(kernel.name)};
      Growing growing{.runs = *this, .kernel = kernel, .now = std::move(start)};
      planner(growing, random_);
      if (growing.plan.empty()) continue;
      verify(kernel, growing.plan);
      made += static_cast<int>(growing.plan.size());
    }
    return made;
  }

private:
  static std::vector<GeneratedKernel> make(std::uint32_t seed, int count, const Generator &generate) {
    std::vector<GeneratedKernel> out;
    for (int i = 0; i < count; ++i)
      out.push_back(generate(seed + static_cast<std::uint32_t>(i), "k" + std::to_string(i)));
    return out;
  }

  transform::Reparse reparse() {
    return [this](const transform::Texts &texts) { return source_.parser().parse(texts); };
  }

  void verify(const GeneratedKernel &kernel, const transform::Plan &plan) {
    const run::VerifierSettings settings{.subject = subjectOf(source_, source_.kernel(kernel.name), formFor(kernel))};
    const auto verifier = run::Verifier::create(settings, theExecutor());
    ASSERT_TRUE(verifier) << verifier.error().message << "\n" << kernel.text;
    ASSERT_TRUE(verifier->original().findings.empty()) << verifier->original().findings[0].message << kernel.text;
    const auto row = verifier->verify(plan);
    ASSERT_TRUE(row) << row.error().message;
    ASSERT_EQ(row->status, run::VerificationStatus::verified) << row->reason << "\n"
                                                              << toString(plan) << "\n"
                                                              << kernel.text;
    for (const run::Finding &finding : row->run->findings)
      ADD_FAILURE() << finding.message << "\n" << toString(plan) << "\n" << kernel.text;
  }

  std::mt19937 random_;
  std::vector<GeneratedKernel> kernels_;
  ParsedSource source_{programOf(kernels_.data(), static_cast<int>(kernels_.size())), /*keepPreamble=*/true};
};

std::uint32_t firstSeed(int otherwise) {
  return static_cast<std::uint32_t>(environmentNumber("WARPGRAIN_FUZZ_SEED", otherwise));
}

GeneratedKernel generateRestrictTiles(std::uint32_t seed, const std::string &name) {
  return generateTiles(seed, name, /*isRestrict=*/true);
}

GeneratedKernel generatePlainTiles(std::uint32_t seed, const std::string &name) {
  return generateTiles(seed, name, /*isRestrict=*/false);
}

TEST(MemorySteps, BarriersThatAreTakenAwayOrderedNothing) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  const int count = environmentNumber("WARPGRAIN_FUZZ_KERNELS", 2);
  StepRuns runs(firstSeed(88'000), count, generateRestrictTiles);
  // From the last one on, so that the lines of the others stay; all that may go together.
  const int removed = runs.run([](StepRuns::Growing &growing, std::mt19937 &) {
    const std::vector<transform::Step> offers = growing.offers("remove-barrier");
    for (const transform::Step &step : std::vector(offers.rbegin(), offers.rend()))
      growing.tryStep(step);
  });
  EXPECT_GT(removed, count) << "hardly any barrier was taken away: the test says little";
}

TEST(MemorySteps, PaddedTilesHoldTheSame) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  const int count = environmentNumber("WARPGRAIN_FUZZ_KERNELS", 2);
  StepRuns runs(firstSeed(89'000), count, generateRestrictTiles);
  const int padded = runs.run([](StepRuns::Growing &growing, std::mt19937 &random) {
    for (transform::Step step : growing.offers("pad")) {
      if (random() % 2 == 0) step.arguments.push_back(std::to_string(1 + random() % 4));
      growing.tryStep(step);
    }
  });
  EXPECT_GT(padded, count / 2) << "hardly any tile was padded: the test says little";
}

TEST(MemorySteps, ReadOnlyPointersReadTheSame) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  const int count = environmentNumber("WARPGRAIN_FUZZ_KERNELS", 1);
  StepRuns runs(firstSeed(90'000), count, generatePlainTiles);
  const int placed = runs.run([](StepRuns::Growing &growing, std::mt19937 &random) {
    growing.tryStep({.word = "place", .arguments = {"in", "readonly"}});
    // What may go once the pointer is known to lead to memory of its own.
    const auto barriers = growing.offers("remove-barrier");
    growing.tryStep(barriers[random() % barriers.size()]);
  });
  EXPECT_GE(placed, count);
}

TEST(MemorySteps, ConstantCopiesHoldWhatThePointerLedTo) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  const int count = environmentNumber("WARPGRAIN_FUZZ_KERNELS", 2);
  StepRuns runs(firstSeed(93'000), count, generatePlainTiles);
  const int placed = runs.run([](StepRuns::Growing &growing, std::mt19937 &random) {
    growing.tryStep({.word = "place", .arguments = {"in", "constant"}});
    if (random() % 2 == 0) growing.tryStep(transform::parseStep("coarsen x 2").value());
  });
  EXPECT_GE(placed, count);
}

/// A load of what the original does not read ends in a fault: loops that do not go round begin outside of the array.
TEST(MemorySteps, RotatingRegistersHoldTheElements) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  const int count = environmentNumber("WARPGRAIN_FUZZ_KERNELS", 2);
  StepRuns runs(firstSeed(91'000), count, generateStencils);
  const int made = runs.run([](StepRuns::Growing &growing, std::mt19937 &) {
    for (const char *array : {"in", "w"})
      growing.tryStep({.word = "scalar-replace", .arguments = {array}});
  });
  EXPECT_GT(made, count / 2) << "hardly anything was kept in registers: the test says little";
}

TEST(MemorySteps, ContractedArraysHoldTheSame) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  const int count = environmentNumber("WARPGRAIN_FUZZ_KERNELS", 3);
  StepRuns runs(firstSeed(92'000), count, generateScratch);
  const int made = runs.run([](StepRuns::Growing &growing, std::mt19937 &) {
    for (const transform::Step &step : growing.offers("contract"))
      growing.tryStep(step);
  });
  EXPECT_GT(made, count / 2) << "hardly any array was contracted: the test says little";
}

/// Elements that the original does not use lie outside of the arrays, and a vector that begins between two multiples
/// ends in a fault.
TEST(MemorySteps, VectorsHoldTheirElementsAndNoOthers) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  const int count = environmentNumber("WARPGRAIN_FUZZ_KERNELS", 3);
  StepRuns runs(firstSeed(94'000), count, generateNeighbours);
  const int made = runs.run([](StepRuns::Growing &growing, std::mt19937 &random) {
    const std::string elements = random() % 3 == 0 ? "2" : "4";
    growing.tryStep({.word = "coarsen", .arguments = {"x", elements, "adjacent"}});
    for (const char *array : {"in", "out", "s"})
      growing.tryStep({.word = "vectorize", .arguments = {array, elements}});
  });
  EXPECT_GT(made, count) << "hardly any elements became vectors: the test says little";
}

/// Accesses to shared memory in two turns of a block race where no barrier is between them.
TEST(MemorySteps, BlocksThatTakeTurnsLeaveTheSame) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  const int count = environmentNumber("WARPGRAIN_FUZZ_KERNELS", 2);
  for (const StepRuns::Generator &generate : {StepRuns::Generator(generatePositions), {generatePlainTiles}}) {
    StepRuns runs(firstSeed(96'000), count, generate);
    const int made = runs.run([](StepRuns::Growing &growing, std::mt19937 &random) {
      const bool isAsked = random() % 2 == 0;
      growing.tryStep(
          transform::parseStep(isAsked ? "persist" : "persist " + std::to_string(1 + random() % 3)).value());
      if (random() % 2 == 0) growing.tryStep(transform::parseStep("coarsen x 2").value());
    });
    EXPECT_GE(made, 1); // functions of others read the index of the block
  }
}

/// What is loaded for a next iteration that does not come would lie beyond the input.
TEST(MemorySteps, TilesThatAreLoadedEarlyLeaveTheSame) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  const int count = environmentNumber("WARPGRAIN_FUZZ_KERNELS", 4);
  StepRuns runs(firstSeed(97'000), count, generateCopyLoops);
  const int made = runs.run([](StepRuns::Growing &growing, std::mt19937 &random) {
    for (const transform::Step &step : growing.offers("prefetch"))
      growing.tryStep(step);
    if (random() % 3 == 0) growing.tryStep(transform::parseStep("coarsen x 2").value());
  });
  EXPECT_GE(made, count / 3);
}

TEST(MemorySteps, TilesThatAreCopiedMeanwhileLeaveTheSame) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  const int count = environmentNumber("WARPGRAIN_FUZZ_KERNELS", 2);
  StepRuns runs(firstSeed(98'000), count, generateTileLoops);
  const int made = runs.run([](StepRuns::Growing &growing, std::mt19937 &random) {
    if (random() % 3 == 0) growing.tryStep(transform::parseStep("coarsen x 2").value());
    for (const transform::Step &step : growing.offers("prefetch-async"))
      growing.tryStep(step);
  });
  EXPECT_GE(made, 1);
}

TEST(MemorySteps, ExchangedAxesLeaveTheSame) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  const int count = environmentNumber("WARPGRAIN_FUZZ_KERNELS", 2);
  StepRuns runs(firstSeed(95'000), count, generatePositions);
  const int made = runs.run([](StepRuns::Growing &growing, std::mt19937 &random) {
    growing.tryStep({.word = "exchange", .arguments = {"x", random() % 2 == 0 ? "y" : "z"}});
    if (random() % 2 == 0) growing.tryStep(transform::parseStep("coarsen x 2").value());
  });
  EXPECT_GE(made, 1);
}

} // namespace
} // namespace warpgrain::tests
