// SPDX-License-Identifier: Apache-2.0
//
// Which launch bounds a kernel may be given, and what is said of the rest.
#include "core/plan/Step.h"
#include "core/plan/Transformation.h"
#include "tests/unit/steps/launch/LaunchStepTest.h"

#include <vector>

namespace warpgrain::transform {
namespace {

using dependence::VerdictKind;
using tests::ParsedSource;

class LaunchBounds : public LaunchStepTest {};

const std::string kernel = "__global__ void k(int *p) { p[threadIdx.x] = 1; }\n";

std::string launchedWith(const std::string &block) {
  return kernel + "void run(int *p, int n) { k<<<1, " + block + ">>>(p); }\n";
}

std::string problemOf(std::string_view text) {
  const auto step = parseStep(text);
  return step ? toString(*step) : step.error().message;
}

TEST_F(LaunchBounds, AreOneOrTwoNumbers) {
  EXPECT_EQ(problemOf("launch-bounds 0256 02"), "launch-bounds 256 2");
  EXPECT_EQ(problemOf("launch-bounds 1024"), "launch-bounds 1024");
  EXPECT_NE(problemOf("launch-bounds").find("needs the largest number of threads"), std::string::npos);
  EXPECT_NE(problemOf("launch-bounds 0").find("is from 1 to 1024, not 0"), std::string::npos);
  EXPECT_NE(problemOf("launch-bounds 1025").find("is from 1 to 1024, not 1025"), std::string::npos);
  EXPECT_NE(problemOf("launch-bounds N").find("\"N\" is not a whole number"), std::string::npos);
  EXPECT_NE(problemOf("launch-bounds 64 0").find("is from 1 to 32, not 0"), std::string::npos);
  EXPECT_NE(problemOf("launch-bounds 1024 3").find("No multiprocessor holds 3 blocks"), std::string::npos);
  EXPECT_NE(problemOf("launch-bounds 64 2 1").find("\"1\" is not known"), std::string::npos);
}

TEST_F(LaunchBounds, BelowTheBlockOfALaunchAreRefusedWithThePlace) {
  expectRefused(launchedWith("256"), "launch-bounds 128", "blocks of 256 threads", "k<<<1, 256>>>(p)");
  expectRefused(launchedWith("dim3(16, 16)"), "launch-bounds 255", "blocks of 256 threads");
  expectRefused(launchedWith("dim3(512, n)"), "launch-bounds 256", "blocks of 512 or more threads");
  EXPECT_EQ(verdictOf(launchedWith("256"), "launch-bounds 256 2").kind, VerdictKind::legal);
  EXPECT_EQ(verdictOf(launchedWith("256"), "launch-bounds 512").kind, VerdictKind::legal);
}

TEST_F(LaunchBounds, TheLargestOfSeveralLaunchesCounts) {
  const std::string source = launchedWith("64") + "void again(int *p) { k<<<1, 512>>>(p); }\n";
  expectRefused(source, "launch-bounds 256", "blocks of 512", "k<<<1, 512>>>(p)");
  EXPECT_EQ(verdictOf(source, "launch-bounds 512").kind, VerdictKind::legal);
}

TEST_F(LaunchBounds, BlocksThatAreNotKnownAreAssumedToFit) {
  const auto verdict = verdictOf(launchedWith("n"), "launch-bounds 256");
  EXPECT_EQ(verdict.kind, VerdictKind::legalIf);
  ASSERT_EQ(verdict.assumptions.size(), 1U);
  EXPECT_NE(verdict.assumptions[0].text().find("at most 256 threads"), std::string::npos);
}

TEST_F(LaunchBounds, LaunchesThatAreNotSeenAreAssumedToFit) {
  EXPECT_EQ(verdictOf(kernel, "launch-bounds 256").kind, VerdictKind::legalIf);
  const std::string kept = launchedWith("64") + "void (*later)(int *) = nullptr;\n"
                                                "void keep() { later = k; }\n";
  EXPECT_EQ(verdictOf(kept, "launch-bounds 256").kind, VerdictKind::legalIf);
}

TEST_F(LaunchBounds, ANameOfTheThreadsStaysWhereItsValueDoes) {
  const std::string source = "#define N 128\n__global__ void __launch_bounds__(2 * N) k(int *p) { p[0] = 1; }\n";
  expectText(source, "launch-bounds 256 4", "__launch_bounds__(2 * N, 4)");
  expectText(source, "launch-bounds 512 4", "__launch_bounds__(512, 4)");
  expectText("__global__ void __launch_bounds__(256, 4) k(int *p) { p[0] = 1; }\n", "launch-bounds 256",
             "__launch_bounds__(256) k");
}

TEST_F(LaunchBounds, BesideMaxnregAreRefusedWithTheRemedy) {
  expectRefused("__global__ void __maxnreg__(32) k(int *p) { p[0] = 1; }\n", "launch-bounds 256", "take it away",
                "__maxnreg__(32)");
  expectRefused("__global__ __maxnreg__(32) void k(int *p);\n" + kernel, "launch-bounds 256", "take it away");
}

TEST_F(LaunchBounds, BehindMacrosAreRefusedWithTheMacro) {
  expectRefused("#define BOUNDS __launch_bounds__(128)\n__global__ void BOUNDS k(int *p) { p[0] = 1; }\n",
                "launch-bounds 256", "The macro BOUNDS hides", "BOUNDS");
  expectRefused("#define INNER(n) __launch_bounds__(n)\n#define OUTER INNER(128)\n"
                "__global__ void OUTER k(int *p) { p[0] = 1; }\n",
                "launch-bounds 256", "The macro OUTER hides", "OUTER");
  expectRefused("#define KERNEL __global__ void\nKERNEL k(int *p) { p[0] = 1; }\n", "launch-bounds 256",
                "__global__ is written by a macro");
  expectRefused("#define MAKE(name) __global__ void name(int *p) { p[0] = 1; }\nMAKE(k)\n", "launch-bounds 256",
                "written by the macro MAKE");
}

TEST_F(LaunchBounds, InTheCompilersOwnWordsAreRefused) {
  expectRefused("__global__ void __attribute__((launch_bounds(128))) k(int *p) { p[0] = 1; }\n", "launch-bounds 256",
                "not written as __launch_bounds__");
}

TEST_F(LaunchBounds, UnderAConditionAreRefused) {
  expectRefused("__global__ void\n#if 1\n__launch_bounds__(128)\n#endif\nk(int *p) { p[0] = 1; }\n",
                "launch-bounds 256", "take it out of there", "#if 1");
}

TEST_F(LaunchBounds, OfADeclarationThatSeveralKernelsMayMeanAreRefused) {
  const ParsedSource source("namespace a { __global__ void __launch_bounds__(64) k(int *p); }\n"
                            "namespace a { __global__ void k(int *p) { p[0] = 1; } }\n"
                            "namespace b { __global__ void k(float *p) { p[0] = 1; } }\n");
  const auto verdict = source.verdict("launch-bounds 256", "a::k");
  ASSERT_FALSE(verdict.allows());
  EXPECT_NE(verdict.reasons.front().text().find("several kernels are named k"), std::string::npos);
}

TEST_F(LaunchBounds, ThatNameTheLargestClusterKeepIt) {
  const std::string source = "__global__ void __launch_bounds__(128, 2, 4) k(int *p) { p[0] = 1; }\n";
  ParsedSource parsed(source);
  if (parsed.unit().hasErrors()) GTEST_SKIP() << "this compiler knows two bounds only";
  expectText(source, "launch-bounds 256 1", "__launch_bounds__(256, 1, 4)");
  expectRefused(source, "launch-bounds 256", "give that number as well");
}

TEST_F(LaunchBounds, AreOfferedForTheBlockThatAllLaunchesHave) {
  const auto offered = [](const std::string &source) {
    ParsedSource parsed(source);
    Plan steps;
    for (const Step &step : findTransformation("launch-bounds")->offers(parsed.unit(), parsed.kernel("k")))
      steps.push_back(step);
    return toString(steps);
  };
  EXPECT_EQ(offered(launchedWith("512")), "launch-bounds 512 2; launch-bounds 512 3; launch-bounds 512 4");
  EXPECT_EQ(offered(launchedWith("n")), "");
  EXPECT_EQ(offered(kernel), "");
}

} // namespace
} // namespace warpgrain::transform
