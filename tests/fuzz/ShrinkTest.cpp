// SPDX-License-Identifier: Apache-2.0
//
// What is found in random kernels, made smaller and kept; with rewrites that are wrong on purpose.
#include "tests/fuzz/Shrink.h"

#include "core/base/TemporaryDirectory.h"
#include "tests/fuzz/Findings.h"
#include "tests/fuzz/KernelGenerator.h"
#include "tests/fuzz/Trial.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <string>

namespace warpgrain::tests {
namespace {

std::chrono::steady_clock::time_point inMinutes(int minutes) {
  return std::chrono::steady_clock::now() + std::chrono::minutes(minutes);
}

/// From the kernel's first line to its last one.
long linesOfKernel(const std::string &text) {
  const std::size_t begin = text.find("__global__");
  return 2 + std::ranges::count(text.substr(begin, text.find("\n}", begin) - begin), '\n');
}

KeptCase caseOf(const std::string &kernelText, const std::string &plan) {
  const GeneratedKernel kernel{
      .name = "k0", .text = kernelText, .block = {16, 1, 1}, .grid = {2, 1, 1}, .elements = 32, .launchedAs = {}};
  return {.text = programOf(&kernel, 1), .kernel = "k0", .plan = plan, .note = "by hand"};
}

/// Cannot write what has a product's difference.
Result<std::string> withoutDifferences(const model::Unit &unit, const KeptCase &tried,
                                       const transform::Reparse &reparse) {
  auto text = textByPlan(unit, tried, reparse);
  if (text && text->find(" * 3 - ") != std::string::npos) return fail(ErrorKind::internal, "so it is");
  return text;
}

/// Coarsens, and takes a product's difference for its sum.
Result<std::string> takingDifferencesForSums(const model::Unit &unit, const KeptCase &tried,
                                             const transform::Reparse &reparse) {
  auto text = textByPlan(unit, tried, reparse);
  if (const std::size_t at = text ? text->find(" * 3 - ") : std::string::npos; at != std::string::npos)
    text->replace(at, 7, " * 3 + ");
  return text;
}

/// Takes the first barrier away, whatever the plan.
Result<std::string> losingABarrier(const model::Unit &, const KeptCase &tried, const transform::Reparse &) {
  std::string text = tried.text;
  return text.replace(text.find("__syncthreads()"), 15, "");
}

class Shrinking : public testing::Test {
protected:
  void SetUp() override {
    if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }
};

TEST_F(Shrinking, LeavesTheLineThatAGeneratedKernelFailsFor) {
  const GeneratedKernel kernel = generateKernel(2, "k0");
  ASSERT_GT(linesOfKernel(kernel.text), 20) << "a kernel that is short already says little";
  ASSERT_NE(kernel.text.find(" * 3 - "), std::string::npos) << kernel.text;
  TrialBench bench;
  const auto fails = [&](const KeptCase &smaller) {
    const auto unit = bench.parse(smaller.text);
    return unit && unit->kernels().size() == 1 && smaller.text.find(" * 3 - ") != std::string::npos &&
           smaller.plan.find("coarsen x") != std::string::npos;
  };
  const KeptCase smallest =
      shrunk({.text = programOf(&kernel, 1), .kernel = "k0", .plan = "coarsen grid x 2; coarsen x 2", .note = {}},
             {.fails = fails, .parse = [&](const std::string &text) { return bench.parse(text); }}, inMinutes(4));
  EXPECT_LE(linesOfKernel(smallest.text), 4) << smallest.text;
  EXPECT_EQ(smallest.text.find("\n\n"), std::string::npos) << smallest.text;
  EXPECT_EQ(smallest.plan, "coarsen x 2");
}

TEST_F(Shrinking, KeepsTheCaseItselfWhereNoTimeIsLeft) {
  const auto folder = TemporaryDirectory::create();
  ASSERT_TRUE(folder);
  TrialBench bench(withoutDifferences);
  const KeptCase failing = caseOf("__global__ void k0(int *out, const int *in, int *counters, int n, int m) {\n"
                                  "  out[threadIdx.x] = in[threadIdx.x] * 3 - n;\n"
                                  "}\n",
                                  "coarsen x 2");
  ::setenv("WARPGRAIN_FUZZ_KEEP", folder->path().c_str(), 1);
  const std::string message = keepAndShrink(bench, failing, "case", inMinutes(0));
  ::unsetenv("WARPGRAIN_FUZZ_KEEP");
  const std::filesystem::path file = folder->path() / "case.cu";
  EXPECT_NE(message.find("kept as " + file.string()), std::string::npos) << message;
  const auto kept = readKeptCase(file);
  ASSERT_TRUE(kept) << kept.error().message;
  EXPECT_EQ(kept->note, "internal error, by hand");
  EXPECT_TRUE(kept->text.ends_with(failing.text)) << kept->text;
  EXPECT_EQ(bench.run(*kept).outcome, Outcome::internalError);
  EXPECT_EQ(TrialBench().run(*kept).outcome, Outcome::same) << "without the fault it is no failure";
}

TEST_F(Shrinking, TakesNoKernelWhoseOutputIsNotDefined) {
  TrialBench bench(takingDifferencesForSums);
  const std::string head = "__global__ void k0(int *out, const int *in, int *counters, int n, int m) {\n";
  const auto outcomeOf = [&](const std::string &body) {
    return bench.run(caseOf(head + body + "}\n", "coarsen x 2")).outcome;
  };
  EXPECT_EQ(outcomeOf("  int v = 4;\n  out[threadIdx.x] = v * 3 - 1;\n"), Outcome::otherOutput);
  EXPECT_EQ(outcomeOf("  int v;\n  out[threadIdx.x] = v * 3 - 1;\n"), Outcome::unusable);
  EXPECT_EQ(outcomeOf("  int v = threadIdx.x;\n  out[in[v] & 1] = v * 3 - 1;\n"), Outcome::unusable);
  EXPECT_EQ(outcomeOf("  __shared__ int s[16];\n  out[threadIdx.x] = s[0] * 3 - 1;\n"), Outcome::unusable);
}

TEST_F(Shrinking, FindsALostBarrierThatOneOrderOfThreadsHides) {
  const KeptCase kept = caseOf("__global__ void k0(int *out, const int *in, int *counters, int n, int m) {\n"
                               "  __shared__ int s[16];\n"
                               "  s[threadIdx.x] = threadIdx.x;\n"
                               "  __syncthreads();\n"
                               "  out[threadIdx.x] = threadIdx.x > 0 ? s[threadIdx.x - 1] : 0;\n"
                               "}\n",
                               "coarsen x 2");
  const Trial trial = TrialBench(losingABarrier).run(kept);
  EXPECT_EQ(trial.outcome, Outcome::otherOutput);
  EXPECT_NE(trial.message.find("reversed"), std::string::npos) << trial.message;
  EXPECT_EQ(TrialBench().run(kept).outcome, Outcome::same);
}

TEST_F(Shrinking, TellsATextThatDoesNotCompileFromARefusal) {
  const KeptCase kept = caseOf("__global__ void k0(int *out, const int *in, int *counters, int n, int m) {\n"
                               "  out[threadIdx.x] = n;\n"
                               "}\n",
                               "coarsen x 2");
  const auto outcomeOf = [&](const Rewrite &rewrite) { return TrialBench(rewrite).run(kept).outcome; };
  const auto ending = [](ErrorKind kind) {
    return [kind](const model::Unit &, const KeptCase &, const transform::Reparse &) -> Result<std::string> {
      return fail(kind, "so it is");
    };
  };
  EXPECT_EQ(outcomeOf(ending(ErrorKind::refused)), Outcome::refused);
  EXPECT_EQ(outcomeOf(ending(ErrorKind::internal)), Outcome::internalError);
  EXPECT_EQ(outcomeOf([](const model::Unit &, const KeptCase &, const transform::Reparse &) -> Result<std::string> {
              return std::string("int main() { return x; }\n");
            }),
            Outcome::notCompiled);
}

} // namespace
} // namespace warpgrain::tests
