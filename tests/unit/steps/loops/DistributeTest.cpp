// SPDX-License-Identifier: Apache-2.0
//
// Which loops may be distributed, which may be fused, and what is said of the rest.
#include "core/steps/Transformations.h"
#include "tests/unit/steps/loops/LoopStepTest.h"

#include <algorithm>

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::ParsedSource;

std::ptrdiff_t loopsIn(const std::string &text) {
  std::ptrdiff_t count = 0;
  for (std::size_t at = text.find("for ("); at != std::string::npos; at = text.find("for (", at + 1))
    ++count;
  return count;
}

class DistributeStep : public tests::LoopStepTest {
protected:
  static std::string loop(const std::string &first, const std::string &second) {
    return "for (int i = 4; i < 32; ++i) {\n  " + first + "\n  " + second + "\n}";
  }
};

TEST_F(DistributeStep, NoLaterIterationMayUseWhatStandsFurtherDown) {
  EXPECT_EQ(loopsIn(expectAllowed(loop("a[i][0] = in[i];", "a[i][1] = a[i - 1][0];"), "distribute i")), 2);
  EXPECT_EQ(loopsIn(expectAllowed(loop("a[i][0] = in[i];", "a[i][1] = a[i][0];"), "distribute i")), 2);
  expectRefused(loop("a[i][0] = in[i];", "a[i][1] = a[i + 1][0];"), "distribute i", "would be turned round");
  expectRefused(loop("a[i][0] = a[i - 1][1];", "a[i][1] = in[i];"), "distribute i", "would be turned round");
  expectRefused(loop("a[i][0] = in[i];", "a[7][0] = i;"), "distribute i", "would be turned round");
  expectRefused(loop("list[list[i]] = i;", "list[i] = 3;"), "distribute i", "in two loops that order");
}

TEST_F(DistributeStep, PartsAtTheNamedLineOnly) {
  const std::string body = "for (int i = 4; i < 32; ++i) {\n  a[i][0] = 1;\n  a[i][1] = 2;\n  a[i][2] = 3;\n}";
  EXPECT_EQ(loopsIn(expectAllowed(body, "distribute i")), 3);
  const std::string text = expectAllowed(body, "distribute i L9");
  EXPECT_NE(text.find("  a[i][1] = 2;\n}\nfor (int i = 4; i < 32; ++i) {\n  a[i][2] = 3;"), std::string::npos) << text;
  expectRefused(body, "distribute i L7", "begins in L7");
}

TEST_F(DistributeStep, RegistersStayTogether) {
  expectRefused(loop("const float v = in[i];", "a[i][0] = v;"), "distribute i", "v is declared in the loop");
  expectRefused("float v = 0;\n" + loop("v = in[i];", "a[i][0] = v;"), "distribute i", "v carries a value");
  expectRefused("int count = 0;\n" + loop("count += list[i];", "a[i][0] = count;"), "distribute i", "count carries");
  expectAllowed("int k;\n" + loop("for (k = 0; k < 4; ++k) a[i][k] = 1;", "for (k = 4; k < 8; ++k) a[i][k] = 2;"),
                "distribute i");
  expectAllowed("int count = 0;\n" + loop("count += list[i];", "a[i][0] = 1;"), "distribute i");
}

TEST_F(DistributeStep, LambdasStayWithWhatTheyChange) {
  expectRefused("int k = 0;\nauto next = [&] { return k++; };\n" + loop("list[next()] = i;", "a[i][0] = next();"),
                "distribute i", ReasonId::lambdaMadeHere);
  expectRefused("int k = 0;\nauto next = [&] { return k++; };\n" + loop("list[i] = k;", "a[i][0] = next();"),
                "distribute i", ReasonId::lambdaMadeHere);
  expectRefused("int k = 0;\nint *p = &k;\n" + loop("*p += list[i];", "a[i][0] = *p;"), "distribute i",
                ReasonId::addressKept);
  expectAllowed("int k = 3;\nauto sum = [&](int x) { return x + k; };\n" +
                    loop("list[i] = sum(i);", "a[i][0] = sum(n);"),
                "distribute i");
}

/// A type is known in its block alone.
TEST_F(DistributeStep, TypeStaysWithWhatMayNameIt) {
  for (const char *type :
       {"struct P { int x, y; };", "using P = int2;", "struct P { int x, y; } o{1, 2};\n  a[i][2] = o.x;"})
    expectRefused(loop(type, "P p{i, 1};\n  a[i][0] = p.x;\n  a[i][1] = 1;"), "distribute i",
                  ReasonId::typeDeclaredHere);
  expectAllowed(loop("static_assert(sizeof(int) == 4);\n  a[i][0] = 2;", "a[i][1] = 1;"), "distribute i");
}

TEST_F(DistributeStep, JumpsBarriersAndOutputAreRefused) {
  expectRefused(loop("if (in[i] > 0) break;", "a[i][0] = 1;"), "distribute i", "leaves");
  expectRefused(loop("if (in[i] > 0) continue;", "a[i][0] = 1;"), "distribute i", "next iteration");
  expectRefused(loop("if (in[i] > 0) return;", "a[i][0] = 1;"), "distribute i", ReasonId::threadEndsInNest);
  expectRefused(loop("s[0][i] = 1;", "__syncthreads();"), "distribute i", "Threads meet");
  expectRefused(loop("other(list);", "a[i][0] = 1;"), "distribute i", "other");
}

TEST_F(DistributeStep, LoopMustBeginAgainWithTheSameValue) {
  expectRefused("int i = 0;\nfor (; i < n; ++i) {\n  a[i][0] = 1;\n  a[i][1] = 1;\n}", "distribute i",
                "does not say where it begins");
  expectRefused("for (int i = list[0]; i < n; ++i) {\n  list[i] = 1;\n  a[i][1] = 1;\n}", "distribute i",
                ReasonId::laterLoopsMayDiffer);
  expectRefused("if (n > 3)\n  for (int i = 0; i < n; ++i) {\n    out[i] = 1;\n    a[i][1] = 1;\n  }", "distribute i",
                "put braces around it");
  expectRefused("for (int i = 0; i < n; ++i) out[i] = 1;", "distribute i", ReasonId::bodyIsOneStatement);
}

class FuseStep : public tests::LoopStepTest {
protected:
  static std::string loops(const std::string &first, const std::string &second) {
    return "for (int i = 4; i < 32; ++i) {\n  " + first + "\n}\nfor (int j = 4; j < 32; ++j) {\n  " + second + "\n}";
  }
};

TEST_F(FuseStep, NoIterationMayUseWhatALaterOneOfTheFirstLoopUses) {
  EXPECT_EQ(loopsIn(expectAllowed(loops("a[i][0] = in[i];", "a[j][1] = a[j][0];"), "fuse i j")), 1);
  EXPECT_EQ(loopsIn(expectAllowed(loops("a[i][0] = in[i];", "a[j][1] = a[j - 2][0];"), "fuse i")), 1);
  expectRefused(loops("a[i][0] = in[i];", "a[j][1] = a[j + 1][0];"), "fuse i j", "would be turned round");
  expectRefused(loops("a[i][0] = a[i - 1][1];", "a[j][1] = in[j];"), "fuse i j", "would be turned round");
  expectRefused(loops("a[i][0] = in[i];", "a[j][1] = a[n][0];"), "fuse i j", "would be turned round");
  expectRefused(loops("list[i] = i;", "list[list[j]] = j;"), "fuse i j", "would be turned round");
}

/// No launch has rows of 16 elements that steps of 24 stay in.
TEST_F(FuseStep, WhatMovesByRowsAndAPartOfOneIsNotTakenToStayInARow) {
  expectRefused("for (int i = 1; i < n; ++i) list[i] = list[16 * i];\n"
                "for (int i = 1; i < n; ++i)\n  for (int q = 0; q <= n; ++q) list[24 * q + 40] += 7;",
                "fuse L6", "would be turned round");
}

TEST_F(FuseStep, LoopsMustBeWrittenAlikeAndStandTogether) {
  expectRefused("for (int i = 4; i < 32; ++i) a[i][0] = 1;\nfor (int i = 4; i < 31; ++i) a[i][1] = 1;", "fuse L6",
                ReasonId::headersDiffer);
  expectRefused("for (int i = 0; i < n; ++i) a[i][0] = 1;\nfor (unsigned i = 0; i < n; ++i) a[i][1] = 1;", "fuse L6",
                ReasonId::headersDiffer);
  expectRefused("for (int i = 0; i < n; ++i) a[i][0] = 1;\nn += 1;\nfor (int j = 0; j < n; ++j) a[j][1] = 1;",
                "fuse i j", ReasonId::noLoopFollows);
  expectRefused("for (int i = list[0]; i < n; ++i) list[i] = 1;\nfor (int j = list[0]; j < n; ++j) out[j] = 1;",
                "fuse i j", ReasonId::loopsMayNotGoAlike);
  expectRefused("int i, j;\nfor (i = 0; i < n; ++i) a[i][0] = 1;\nfor (j = 0; j < n; ++j) a[j][1] = 1;", "fuse i j",
                ReasonId::countersDeclaredBefore);
  expectRefused("for (int i = 0; i < n; ++i) a[i][0] = 1;\n#if 1\nfor (int j = 0; j < n; ++j) a[j][1] = 1;\n#endif",
                "fuse i j", "reprocessor line");
}

TEST_F(FuseStep, RegistersMustNotGoFromOneToTheOther) {
  expectRefused("float sum = 0;\n" + loops("sum += in[i];", "a[j][0] = in[j] / sum;"), "fuse i j",
                "sum carries a value");
  expectRefused("float v = 0;\n" + loops("v = in[i];", "a[j][0] = v;"), "fuse i j", "v carries a value");
  expectAllowed("float v;\n" + loops("v = in[i]; a[i][0] = v;", "v = in[j]; a[j][1] = v;"), "fuse i j");
}

TEST_F(FuseStep, LambdasMustNotCarryAValueFromOneToTheOther) {
  const std::string next = "int k = 0;\nauto next = [&] { return k++; };\n";
  expectRefused(next + loops("list[i] = next();", "a[j][0] = next();"), "fuse i j", ReasonId::lambdaMadeHere);
  expectRefused(next + loops("list[i] = next();", "a[j][0] = k;"), "fuse i j", ReasonId::lambdaMadeHere);
  expectRefused("int k = 0;\nint *p = &k;\n" + loops("*p += list[i];", "a[j][0] = k;"), "fuse i j",
                ReasonId::addressKept);
  expectAllowed("int k = 3;\nauto sum = [&](int x) { return x + k; };\n" +
                    loops("list[i] = sum(i);", "a[j][0] = sum(j);"),
                "fuse i j");
}

TEST_F(FuseStep, NamesMustKeepTheirMeaning) {
  expectRefused("int t = 3;\n" + loops("int t = i; a[i][0] = t;", "a[j][1] = t;"), "fuse i j",
                "t means something else in the second loop");
  expectRefused(loops("a[i][0] = 1;", "int i = 3; a[j][1] = i;"), "fuse i j", "i means something else");
  const std::string text = expectAllowed(loops("int t = i; a[i][0] = t;", "int t = j; a[j][1] = t;"), "fuse i j");
  EXPECT_NE(text.find("  {\n    int t = i; a[i][1] = t;\n  }"), std::string::npos) << text;
}

TEST_F(FuseStep, JumpsBarriersAndOutputAreRefused) {
  expectRefused(loops("if (in[i] > 0) continue; a[i][0] = 1;", "a[j][1] = 1;"), "fuse i j",
                ReasonId::continueSkipsSecondLoop);
  expectAllowed(loops("a[i][0] = 1;", "if (in[j] > 0) continue; a[j][1] = 1;"), "fuse i j");
  expectRefused(loops("a[i][0] = 1;", "if (in[j] > 0) break; a[j][1] = 1;"), "fuse i j", ReasonId::loopLeftEarly);
  expectRefused(loops("s[0][i] = 1; __syncthreads();", "a[j][1] = 1;"), "fuse i j", "Threads meet");
  expectRefused(loops("s[0][i] = 1;", "other(list);"), "fuse i j", "other");
}

TEST_F(FuseStep, AreOfferedWhereTheyMayFit) {
  ParsedSource source(kernel(loops("a[i][0] = 1;", "a[j][1] = 1; a[j][2] = 1;")));
  const auto listed = [&](const Transformation &of) {
    std::string offers;
    for (const Step &step : of.offers(source.unit(), source.kernel()))
      offers += toString(step) + "; ";
    return offers;
  };
  EXPECT_EQ(listed(fuseTransformation()), "fuse i j; ");
  EXPECT_EQ(listed(distributeTransformation()), "distribute j; ");
}

TEST(DistributeWords, ErrorsNameWhatIsWrong) {
  const auto errorOf = [](const char *text) { return parseStep(text).error().message; };
  EXPECT_NE(errorOf("distribute").find("needs a loop"), std::string::npos);
  EXPECT_NE(errorOf("distribute i j").find("\"j\" is no line"), std::string::npos);
  EXPECT_NE(errorOf("fuse").find("needs a loop"), std::string::npos);
  EXPECT_EQ(toString(parseStep("fuse  L3 L7").value()), "fuse L3 L7");
}

} // namespace
} // namespace warpgrain::transform
