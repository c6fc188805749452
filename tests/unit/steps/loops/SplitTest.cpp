// SPDX-License-Identifier: Apache-2.0
//
// Which loops may be split, which nests may be tiled, and what is said of the rest.
#include "core/steps/Transformations.h"
#include "tests/unit/steps/loops/LoopStepTest.h"

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::ParsedSource;

class SplitStepTest : public tests::LoopStepTest {
protected:
  static void expectText(const std::string &body, const std::string &step, const std::string &words) {
    const std::string text = expectAllowed(body, step);
    EXPECT_NE(text.find(words), std::string::npos) << text;
  }
};

TEST_F(SplitStepTest, StripsKeepTheOrderAndSoAlmostAnyBody) {
  expectText("for (int i = 0; i < n; ++i) { if (in[i] > 3) return; out[i] = 1; other(list); }", "split i 8",
             "for (int i = i0; i < i0 + 8 && i < n; ++i)");
  expectText("for (int i = 0; i < 64; ++i) { s[0][i] = 1; __syncthreads(); }", "split i 8",
             "for (int i = i0; i < i0 + 8; ++i)");
  expectText("for (int i = 0; i < 60; i += 2) out[i] = 1;", "split i 8", "i < i0 + 16 && i < 60");
  expectText("for (int i = n; i >= 2 * m; --i) out[i] = 1;", "split i 8",
             "for (int i0 = n; i0 >= 2 * m; i0 -= 8)\n  for (int i = i0; i > i0 - 8 && i >= 2 * m; --i)");
  expectText(
      "int i;\nfor (i = threadIdx.x; i < n && i < m; i++) out[i] = 1;", "split i 4",
      "for (int i0 = threadIdx.x; i0 < n && i0 < m; i0 += 4)\n  for (i = i0; i < i0 + 4 && i < n && i < m; i++)");
}

TEST_F(SplitStepTest, HeadersThatCannotBeWrittenAreRefused) {
  expectRefused("for (unsigned i = n; i > 0; --i) out[i] = 1;", "split i 8", "could pass below 0");
  expectRefused("for (int i = 0; i != 30; ++i) out[i] = 1;", "split i 8", "compare with < or >");
  expectAllowed("for (int i = 0; i != 32; ++i) out[i] = 1;", "split i 8");
  expectRefused("for (int i = threadIdx.x; i < n; i += blockDim.x) out[i] = 1;", "split i 8",
                "has another type than i");
  expectRefused("int i = 0;\nfor (; i < n; ++i) out[i] = 1;", "split i 8", "does not say where it begins");
  expectRefused("for (int i(3); i < n; ++i) out[i] = 1;", "split i 8", "write it as i =");
  expectRefused("for (int i = 0; i < 8; ++i) out[i] = 1;", "split i 8", ReasonId::loopIsOneStrip);
  expectRefused("int i;\nfor (i = 0; i < n; ++i) out[i] = 1;\nout[0] = i;", "split i 8",
                "declare it in the loop's header");
  expectRefused("for (int i = 0; i < n; ++i) { if (in[i] > 3) break; out[i] = 1; }", "split i 8",
                ReasonId::loopLeftEarly);
  expectRefused("while (n > 3) --n;", "split i 8", "no for loop");
}

TEST_F(SplitStepTest, OverflowIsAnAssumptionWhereItIsPossible) {
  EXPECT_NE(assumptionsOf("for (int i = 0; i < n; ++i) out[i] = 1;", "split i 8").find("n is at most 2147483639"),
            std::string::npos);
  EXPECT_EQ(assumptionsOf("for (int i = 0; i < 100; ++i) out[i] = 1;", "split i 8"), "");
  EXPECT_EQ(assumptionsOf("for (long long i = 0; i < n; ++i) out[i] = 1;", "split i 8"), "");
}

TEST_F(SplitStepTest, PlacesAreSumsOfWhatIsKnownThere) {
  const std::string loop = "const int half = n / 2;\nfor (int i = 0; i < n; ++i) out[i] = 1;\nint later = 3;";
  expectText(loop, "split i at half", "for (; i < n && i < half; ++i)");
  expectText(loop, "split i at 2*(n-m)+threadIdx.x", "i < 2 * (n - m) + threadIdx.x; ++i)");
  expectText("for (int i = n; i > 0; --i) out[i] = 1;", "split i at m", "i > 0 && i >= m; --i)");
  for (const char *place : {"later", "what", "in", "f(n)", "n/m", "n-", "(n", "n)", "threadIdx", "1.5", "0x10", "n,m"})
    expectRefused(loop, "split i at " + std::string(place), "The place " + std::string(place) + " is not possible");
}

TEST_F(SplitStepTest, PlacesNeedABodyThatMayStandTwice) {
  expectRefused("for (int i = 0; i < 64; ++i) { s[0][i] = 1; __syncthreads(); }", "split i at 3", "Threads meet");
  expectRefused("for (int i = 0; i < n; ++i) { if (in[i] > 3) break; out[i] = 1; }", "split i at 3",
                ReasonId::breakBeforeRest);
  expectRefused("for (int i = 0; i < n; ++i) { static int x; out[i] = x++; }", "split i at 3", ReasonId::staticInLoop);
}

class TileStep : public SplitStepTest {
protected:
  static std::string nest(const std::string &work) {
    return "for (int i = 4; i < 36; ++i)\n  for (int j = 4; j < 32; ++j) {\n    " + work + "\n  }";
  }
};

TEST_F(TileStep, DistanceMustReachTheStripWhereTheInnerOneIsNegative) {
  expectRefused(nest("a[i][j] = a[i - 1][j + 1];"), "tile i 8", "the distance along i, j is (1, -1)");
  expectRefused(nest("a[i][j] = a[i - 3][j + 1];"), "tile i 4", "(3, -1)");
  expectAllowed(nest("a[i][j] = a[i - 4][j + 1];"), "tile i 4");
  expectAllowed(nest("a[i][j] = a[i - 1][j - 1];"), "tile i 8");
}

TEST_F(TileStep, WhatForbidsInterchangeForbidsIt) {
  expectRefused("float sum = 0;\n" + nest("sum += in[i * 40 + j];") + "\nout[0] = sum;", "tile i 8",
                "sum carries a value");
  expectRefused("for (int i = 0; i < 36; ++i)\n  for (int j = 0; j < i; ++j) a[i][j] = 1;", "tile i 8", "depends on i");
  expectRefused("for (int i = 0; i < 36; ++i) a[i][0] = 1;", "tile i 8", ReasonId::noLoopInside);
  expectRefused(nest("s[i][j] = 1; __syncthreads();"), "tile i 8", "Threads meet");
  expectRefused(nest("a[i][j] = 1;"), "tile i 32", ReasonId::loopIsOneStrip);
}

TEST_F(TileStep, IsOfferedForPerfectNestsAndSplitForAllLoops) {
  ParsedSource source(kernel(nest("a[i][j] = 1;")));
  const auto listed = [&](const Transformation &of) {
    std::string offers;
    for (const Step &step : of.offers(source.unit(), source.kernel()))
      offers += toString(step) + "; ";
    return offers;
  };
  EXPECT_EQ(listed(tileTransformation()), "tile i 8; tile i 16; tile i 32; ");
  EXPECT_EQ(listed(splitTransformation()), "split i 8; split i 16; split i 32; split j 8; split j 16; split j 32; ");
}

TEST(SplitWords, ErrorsNameWhatIsWrong) {
  const auto errorOf = [](const char *text) { return parseStep(text).error().message; };
  EXPECT_NE(errorOf("split i").find("needs a loop, and a number"), std::string::npos);
  EXPECT_NE(errorOf("split i at").find("needs a place"), std::string::npos);
  EXPECT_NE(errorOf("split i 0").find("not possible"), std::string::npos);
  EXPECT_NE(errorOf("split i x").find("not a whole number"), std::string::npos);
  EXPECT_NE(errorOf("tile i at 3").find("not a whole number"), std::string::npos);
  EXPECT_NE(errorOf("tile i 3 4").find("\"4\" is not known"), std::string::npos);
  EXPECT_EQ(toString(parseStep("split  i at n - 1").value()), "split i at n-1");
  EXPECT_EQ(toString(parseStep("tile i 08").value()), "tile i 8");
}

} // namespace
} // namespace warpgrain::transform
