// SPDX-License-Identifier: Apache-2.0
//
// Which statements may change places with others of their block, and which steps ask for it.
#include "core/steps/Transformations.h"
#include "tests/unit/steps/loops/LoopStepTest.h"

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::ParsedSource;

/// The body of the kernel begins in line 6.
class MoveStepTest : public tests::LoopStepTest {
protected:
  static void expectText(const std::string &body, const std::string &step, const std::string &words) {
    const std::string text = expectAllowed(body, step);
    EXPECT_NE(text.find(words), std::string::npos) << text;
  }

  static std::string made(const std::string &body, const std::string &plan) {
    ParsedSource source(kernel(body));
    const auto text = source.transformed(plan);
    EXPECT_TRUE(text) << text.error().message;
    return text.value_or("");
  }

  /// Each iteration reads in its inner loop what the one before left behind its own.
  static std::string rows(const std::string &last = "a[i][3] = in[i];") {
    return "  for (int i = 1; i < 30; ++i) {\n    for (int j = 0; j < 30; ++j)\n"
           "      fast[i * 40 + j] = in[j] + a[i - 1][3];\n    " +
           last + "\n  }";
  }
};

TEST_F(MoveStepTest, TakesItsCommentsAlongAndLeavesTheOthers) {
  const std::string body = "  int x = n;\n  int y = m;\n  // of y\n  y += 3; // more\n\n  x += 1;\n  fast[0] = x + y;";
  expectText(body, "move L11 before L9",
             "  int y = m;\n  x += 1;\n  // of y\n  y += 3; // more\n\n  fast[0] = x + y;\n}");
  expectText(body, "move L9 after L11",
             "  int y = m;\n\n  x += 1;\n  // of y\n  y += 3; // more\n  fast[0] = x + y;\n}");
  expectText("  int x = n;\n\n  x += 1;\n\n  fast[0] = 1;\n  out[0] = x;", "move L10 before L6",
             "  fast[0] = 1;\n  int x = n;\n\n  x += 1;\n\n  out[0] = x;\n}");
}

TEST_F(MoveStepTest, LoopsAndBlocksAreStatementsToo) {
  expectText(
      "  fast[0] = 1;\n#pragma unroll 2\n  for (int j = 0; j < 9; ++j) {\n    a[j][0] = in[j];\n  }\n  out[0] = m;",
      "move L8 before L6",
      "#pragma unroll 2\n  for (int j = 0; j < 9; ++j) {\n    a[j][0] = in[j];\n  }\n  fast[0] = 1;\n  out[0]");
}

TEST_F(MoveStepTest, MemoryThatMayBeSharedKeepsItsOrder) {
  const std::string loop = "for (int i = 0; i < 30; ++i)\n  a[i][0] = in[i];\n";
  expectText(loop + "a[0][1] = n;", "move L8 before L6", "a[0][1] = n;\nfor (int i");
  expectText(loop + "fast[n] = m;", "move L8 before L6", "fast[n] = m;\nfor (int i");
  expectRefused(loop + "a[n][0] = 1;", "move L8 before L6", "may meet: they may be the same element");
  expectRefused(loop + "fast[0] = a[4][0];", "move L8 before L6", "a[i][0] (line 7) may meet");
  expectRefused(loop + "out[0] = 1;", "move L8 before L6", "declare them __restrict__");
  expectRefused(loop + "other(list);", "move L8 before L6", "other must stay in its order");
  EXPECT_NE(assumptionsOf(loop + "fast[list[n]] = threadIdx.x;", "move L8 before L6").find("no data races"),
            std::string::npos);
}

TEST_F(MoveStepTest, SaysWhereItRestsOnSubscriptsThatStayInTheirRows) {
  EXPECT_NE(assumptionsOf("a[0][n] = 1;\na[1][4] = 2;", "move L7 before L6").find("Each subscript of a is at least 0"),
            std::string::npos);
  EXPECT_EQ(assumptionsOf("if (n >= 0 && n < 40) a[0][n] = 1;\na[1][4] = 2;", "move L7 before L6"), "");
  EXPECT_EQ(assumptionsOf("a[0][n] = 1;\nlist[0] = 2;", "move L7 before L6").find("Each subscript"), std::string::npos);
  expectRefused("a[0][(threadIdx.x ^ 1) + 40] = 1;\na[1][4] = 2;", "move L7 before L6", "may meet");
  expectRefused("a[0][threadIdx.x % 8 + 40] = 1;\na[1][4] = 2;", "move L7 before L6", "may meet");
}

TEST_F(MoveStepTest, SurfacesAreNotCompared) {
  expectRefusedText("__global__ void k(cudaSurfaceObject_t s, float *__restrict__ out) {\n"
                    "  surf1Dwrite(2.0f, s, 4);\n  out[0] = surf1Dread<float>(s, 4);\n}\n",
                    "move L3 before L2", "Surfaces are written");
}

TEST_F(MoveStepTest, RegistersAndNamesKeepTheirOrder) {
  expectRefused("int x = n;\nx += 2;\nfast[0] = x;", "move L8 before L7", "x is used in both statements");
  expectRefused("int x = n;\nx += 2;\nfast[0] = x;", "move L7 before L6", "x is declared here and named in line 7");
  expectRefused("{\n  list[0] = n;\n  int n = 3;\n  fast[0] = n;\n}", "move L8 before L7",
                "n is declared here and named in line 7");
  expectRefused("int x = n, y;\nint *p = &y;\nx = 1;\ny = 2;\nlist[0] = *p;", "move L9 before L8",
                "address of y is kept");
  expectRefused("int k = 0;\nauto next = [&] { return k++; };\nfast[0] = next();\na[0][1] = next();",
                "move L9 before L8", ReasonId::lambdaMadeHere);
  EXPECT_EQ(assumptionsOf("int x = n;\nint y = m;\nfast[0] = x + y;", "move L7 before L6"), "");
}

TEST_F(MoveStepTest, JumpsAndMeetingsArePassedByNothingThatOthersSee) {
  expectRefused("if (n > 3) return;\nfast[0] = 1;", "move L7 before L6", "The thread may leave here");
  expectRefused("for (int i = 0; i < n; ++i) {\n  if (in[i] > 3) break;\n  fast[i] = 1;\n}", "move L8 before L7",
                "The thread may leave here");
  expectText("for (int i = 0; i < n; ++i) {\n  if (in[i] > 3) break;\n}\nfast[0] = 1;", "move L9 before L6",
             "fast[0] = 1;\nfor (int i");
  expectRefused("s[0][0] = 1;\n__syncthreads();\nfast[0] = 1;", "move L8 before L7", "__syncthreads must stay");
  expectRefused("s[0][0] = 1;\n__syncthreads();\nfast[0] = 1;", "move L7 before L6", "__syncthreads must stay");
  expectText("s[0][0] = 1;\n__syncthreads();\na[0][0] = n;\nfast[0] = a[0][0];", "move L8 before L7",
             "a[0][0] = n;\n__syncthreads();");
  expectRefused("atomicAdd(list, 1);\nfast[0] = 1;", "move L7 before L6", "atomicAdd must stay");
  expectRefused("fast[0] = 1;\n__threadfence();", "move L7 before L6", "__threadfence must stay");
}

TEST_F(MoveStepTest, PlacesThatAreNotPlainAreRefused) {
  expectRefused("fast[0] = 1;\nfast[1] = 2;", "move L7 after L6", "stands after line 6 already");
  expectRefused("fast[0] = 1;\nfast[1] = 2;", "move L6 after L6", "already");
  expectRefused("fast[0] = 1;\nfast[1] = 2;", "move L6 after L40",
                "No statement of a block of the kernel begins in L40");
  expectRefused("fast[0] = 1; fast[1] = 2;\nfast[2] = 3;", "move L6 after L7", "Several statements begin in L6");
  expectRefused("{\n  fast[0] = 1;\n}\nfast[1] = 2;", "move L7 after L9", ReasonId::statementsInDifferentBlocks);
  expectRefused("fast[0] = 1;\n#if 1\nfast[1] = 2;\n#endif\nlist[0] = 1;", "move L8 before L6", "A preprocessor line");
  expectRefused("fast[0] = 1;\n#pragma nothing known\nfast[1] = 2;", "move L8 before L6", ReasonId::pragmaMayBelong);
}

TEST_F(MoveStepTest, InstantiationsDecideForATemplate) {
  const std::string text = "\ntemplate <typename T> __global__ void k(T *__restrict__ out, const int *in) {\n"
                           "  int x = in[0];\n  out[1] = in[1];\n  out[0] = x;\n}\n";
  ParsedSource plain(text + "void go(int *p, int *q) { k<<<1, 32>>>(p, q); }\n");
  EXPECT_TRUE(plain.verdict("move L4 before L3", "k").allows());
  expectRefusedText(text, "move L4 before L3", ReasonId::noInstanceSeen);
}

/// Constraint (3) of the papers: a dependence forbids no factor whose source can be hoisted above its sink.
TEST_F(MoveStepTest, JammingThatAnOrderForbidsIsPossibleAfterIt) {
  expectRefused(rows(), "unroll-and-jam i 2", "\"move L9 before L7\" before this step puts the one before the other.");
  const std::string text = made(rows(), "move L9 before L7; unroll-and-jam i 2");
  EXPECT_NE(text.find("a[i + 1][3] = in[i + 1];\n    for (int j"), std::string::npos) << text;
}

TEST_F(MoveStepTest, IsNotNamedWhereItWouldNotHelp) {
  const auto reasonOf = [](const std::string &body) {
    ParsedSource source(kernel(body));
    const dependence::Verdict verdict = source.verdict("unroll-and-jam i 2");
    EXPECT_FALSE(verdict.allows()) << body;
    return verdict.reasons.empty() ? std::string() : verdict.reasons.front().text();
  };
  const std::string used = reasonOf(rows("a[i][3] = fast[i * 40 + 2];"));
  EXPECT_EQ(used.find("\"move"), std::string::npos) << used; // what it stores is made by the loop
  const std::string carried = reasonOf("  for (int i = 1; i < 30; ++i) {\n    for (int j = 0; j < 30; ++j)\n"
                                       "      a[i][j] = a[i - 1][j + 1];\n    a[i][3] = in[i];\n  }");
  EXPECT_EQ(carried.find("\"move"), std::string::npos) << carried; // the loop itself forbids it
}

TEST_F(MoveStepTest, LoopsThatStandApartAreFusedAfterIt) {
  const std::string body = "  for (int i = 0; i < n; ++i)\n    a[i][0] = in[i];\n  fast[1] = m;\n"
                           "  for (int j = 0; j < n; ++j)\n    a[j][1] = in[j];";
  expectRefused(body, "fuse i j", "\"move L8 before L6\" before this step takes away what stands between.");
  const std::string text = made(body, "move L8 before L6; fuse i j");
  EXPECT_NE(text.find("fast[1] = m;\n  for (int i"), std::string::npos) << text;
}

TEST_F(MoveStepTest, IsOfferedForWhatStandsBehindLoops) {
  ParsedSource source(kernel(rows()));
  std::string offers;
  for (const Step &step : moveTransformation().offers(source.unit(), source.kernel()))
    offers += toString(step) + "; ";
  EXPECT_EQ(offers, "move L9 before L7; ");
}

TEST(MoveWords, ErrorsNameWhatIsWrong) {
  const auto errorOf = [](const char *text) { return parseStep(text).error().message; };
  EXPECT_NE(errorOf("move L4").find("needs a line"), std::string::npos);
  EXPECT_NE(errorOf("move 4 before L5").find("\"4\" is no line"), std::string::npos);
  EXPECT_NE(errorOf("move L4 above L5").find("neither before nor after"), std::string::npos);
  EXPECT_NE(errorOf("move L4 before L5 now").find("\"now\" is not known"), std::string::npos);
  EXPECT_NE(errorOf("move L4 after L05").find("\"L05\" is no line"), std::string::npos);
  EXPECT_EQ(toString(parseStep("move L4 after L5").value()), "move L4 after L5");
}

} // namespace
} // namespace warpgrain::transform
