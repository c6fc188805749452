// SPDX-License-Identifier: Apache-2.0
//
// Which bounds on registers a kernel may be given, and what is said of the rest.
#include "core/plan/Step.h"
#include "core/plan/Transformation.h"
#include "tests/unit/steps/launch/LaunchStepTest.h"

namespace warpgrain::transform {
namespace {

using dependence::VerdictKind;
using tests::ParsedSource;

class MaxRegisters : public LaunchStepTest {};

const std::string kernel = "__global__ void k(int *p) { p[threadIdx.x] = 1; }\n";

std::string problemOf(std::string_view text) {
  const auto step = parseStep(text);
  return step ? toString(*step) : step.error().message;
}

TEST_F(MaxRegisters, AreFrom16To255) {
  EXPECT_EQ(problemOf("max-registers 016"), "max-registers 16");
  EXPECT_EQ(problemOf("max-registers 255"), "max-registers 255");
  EXPECT_NE(problemOf("max-registers 15").find("is from 16 to 255, not 15"), std::string::npos);
  EXPECT_NE(problemOf("max-registers 256").find("is from 16 to 255, not 256"), std::string::npos);
  EXPECT_NE(problemOf("max-registers").find("needs a number of registers"), std::string::npos);
  EXPECT_NE(problemOf("max-registers x").find("\"x\" is not a whole number"), std::string::npos);
  EXPECT_NE(problemOf("max-registers 32 2").find("\"2\" is not known"), std::string::npos);
}

TEST_F(MaxRegisters, NeedACompilerThatKnowsThem) {
  const auto verdict = verdictOf(kernel, "max-registers 64");
  EXPECT_EQ(verdict.kind, VerdictKind::legalIf);
  ASSERT_EQ(verdict.assumptions.size(), 1U);
  EXPECT_NE(verdict.assumptions[0].text().find("CUDA 12.4"), std::string::npos);
  expectText(kernel, "max-registers 64", "__global__ __maxnreg__(64) void k");
}

TEST_F(MaxRegisters, BesideLaunchBoundsAreRefusedWithTheRemedy) {
  expectRefused("__global__ void __launch_bounds__(256, 2) k(int *p) { p[0] = 1; }\n", "max-registers 64",
                "launch-bounds THREADS BLOCKS", "__launch_bounds__(256, 2)");
  expectRefused("__global__ void __launch_bounds__(256) k(int *p);\n" + kernel, "max-registers 64", "take it away");
  ParsedSource parsed(kernel);
  const auto both = parsed.transformed("launch-bounds 256 2; max-registers 64", "k");
  ASSERT_FALSE(both);
  EXPECT_EQ(both.error().kind, ErrorKind::refused);
  EXPECT_TRUE(both.error().message.starts_with("Step 2 of 2 ")) << both.error().message;
}

TEST_F(MaxRegisters, BehindMacrosAreRefusedWithTheMacro) {
  expectRefused("#define FEW __maxnreg__(32)\n__global__ void FEW k(int *p) { p[0] = 1; }\n", "max-registers 64",
                "The macro FEW hides", "FEW");
  expectRefused("__global__ void __attribute__((maxnreg(32))) k(int *p) { p[0] = 1; }\n", "max-registers 64",
                "not written as __launch_bounds__");
}

TEST_F(MaxRegisters, AreOfferedWhereNoLaunchBoundsStandInTheWay) {
  const auto offered = [](const std::string &source) {
    ParsedSource parsed(source);
    return findTransformation("max-registers")->offers(parsed.unit(), parsed.kernel("k")).size();
  };
  EXPECT_EQ(offered(kernel), 3U);
  EXPECT_EQ(offered("__global__ void __launch_bounds__(256) k(int *p) { p[0] = 1; }\n"), 0U);
}

} // namespace
} // namespace warpgrain::transform
