// SPDX-License-Identifier: Apache-2.0
//
// Which nests may be interchanged, and what is said of the rest.
#include "core/steps/Transformations.h"
#include "tests/unit/steps/loops/LoopStepTest.h"

#include <algorithm>

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::ParsedSource;

class InterchangeStep : public tests::LoopStepTest {
protected:
  static std::string nest(const std::string &work) {
    return "for (int i = 4; i < 32; ++i)\n  for (int j = 4; j < 32; ++j) {\n    " + work + "\n  }";
  }
};

TEST_F(InterchangeStep, DistanceMustNotBeNegativeAlongTheInnerLoop) {
  expectRefused(nest("a[i][j] = a[i - 1][j + 1];"), "interchange i j", "the distance along i, j is (1, -1)");
  expectRefused(nest("a[i][j] = a[i + 2][j - 1];"), "interchange i j", "(2, -1)");
  for (const char *read : {"a[i - 1][j - 1]", "a[i - 1][j]", "a[i][j - 1]", "a[i + 1][j + 1]", "a[i][j + 3]"})
    expectAllowed(nest(std::string("a[i][j] = ") + read + ";"), "interchange i j");
}

/// The launch passes one pointer for both: what an iteration reads, another one has written.
TEST_F(InterchangeStep, LaunchInPlaceIsNotReordered) {
  const std::string text = "__global__ void k(float *out, const float *in) {\n  for (int i = 4; i < 32; ++i)\n"
                           "    for (int j = 4; j < 32; ++j)\n      out[(i * 40 + j) * 64 + threadIdx.x] = "
                           "in[((i - 1) * 40 + j + 1) * 64 + threadIdx.x];\n}\n";
  expectRefusedText(text + "void go(float *p) { k<<<1, 64>>>(p, (const float *)p); }\n", "interchange i j",
                    "hands over one pointer for in and for out");
  expectRefusedText(text + "void go(float *p, float *q) { k<<<1, 64>>>(p, p); k<<<1, 64>>>(p, q); }\n",
                    "interchange i j", "hands over one pointer for in and for out");
  ParsedSource apart(text + "void go(float *p, float *q) { k<<<1, 64>>>(p, q); }\n");
  EXPECT_TRUE(apart.verdict("interchange i j").allows());
}

TEST_F(InterchangeStep, InnerLoopMayBeLeftOutOfTheStep) {
  const std::string text = expectAllowed(nest("a[i][j] = in[j];"), "interchange i");
  EXPECT_NE(text.find("for (int j = 4; j < 32; ++j)\n  for (int i = 4; i < 32; ++i) {"), std::string::npos) << text;
  expectRefused(nest("for (int k = 0; k < 3; ++k) a[i][j] = in[k];"), "interchange i k", "is the one over j");
}

TEST_F(InterchangeStep, NestMustBePerfectAndRectangular) {
  expectRefused("for (int i = 0; i < 8; ++i) {\n  out[i] = 0;\n  for (int j = 0; j < 8; ++j) a[i][j] = 1;\n}",
                "interchange i", ReasonId::nestNotPerfect);
  expectRefused("for (int i = 0; i < 8; ++i)\n  for (int j = 0; j < i; ++j) a[i][j] = 1;", "interchange i",
                "it depends on i");
  expectRefused("for (int i = 0; i < 8; ++i)\n  for (int j = 0; j < n; ++j) if (in[j] > 1) n = 3;", "interchange i",
                "n is changed");
  expectRefused("for (int i = 0; i < n; ++i)\n  for (int j = 0; j < list[0]; ++j) a[i][j] = n;", "interchange i",
                "memory");
  expectRefused("for (int i = 0; i < n; ++i)\n  for (int j = 0; j < n / m; ++j) s[i][j] = n;", "interchange i",
                ReasonId::valueMayFailEarlier);
  expectRefused("for (int i = 0; i < 8; ++i)\n  a[i][0] = 1;", "interchange i", ReasonId::noLoopInside);
  expectRefused("int i = 2;\nfor (; i < 8; ++i)\n  for (int j = 0; j < 8; ++j) a[i][j] = 1;", "interchange i",
                "does not say where it begins");
}

TEST_F(InterchangeStep, LambdasAndPointersMustNotCarryAValue) {
  expectRefused("int k = 0;\nauto next = [&] { return k++; };\n" + nest("out[next()] = in[j];"), "interchange i",
                ReasonId::lambdaMadeHere);
  expectRefused("float sum = 0;\nauto add = [&sum](float v) { sum = sum * 2 + v; };\n" + nest("add(in[i * 40 + j]);") +
                    "\nout[0] = sum;",
                "interchange i", ReasonId::lambdaMadeHere);
  expectRefused("float sum = 0;\nfloat *at = &sum;\n" + nest("*at = *at * 2 + in[i * 40 + j];") + "\nout[0] = sum;",
                "interchange i", ReasonId::addressKeptInLoop);
  expectRefused("float2 sum = {};\nfloat2 *at = &sum;\n" + nest("at->x = at->x * 2 + in[i * 40 + j];") +
                    "\nout[0] = sum.x;",
                "interchange i", ReasonId::addressKeptInLoop);
  expectRefused("int k = 0;\nint &same = ++k;\nint *at = &same;\n" + nest("*at = *at * 2 + j;") + "\nout[0] = k;",
                "interchange i", ReasonId::addressKeptInLoop);
  expectRefused("float2 one = {}, two = {};\n" + nest("(n > 3 ? one : two).x = (n > 3 ? one : two).x * 2 + in[j];") +
                    "\nout[0] = one.x;",
                "interchange i", "one carries a value");
  expectAllowed("int k = 3;\nauto place = [&](int x) { return x + k; };\n" + nest("a[i][j] = in[place(j)];"),
                "interchange i");
  expectAllowed("int k = 3;\nauto place = [=](int x) { return x + k; };\n" + nest("a[i][j] = in[place(j)];"),
                "interchange i");
  expectAllowed("float v = in[0];\nint *bits = (int *)&v;\nlist[0] = *bits;\n" + nest("a[i][j] = in[j];"),
                "interchange i");
}

TEST_F(InterchangeStep, RegistersMustNotCarryAValue) {
  expectRefused("float sum = 0;\n" + nest("sum += in[i * 40 + j];") + "\nout[0] = sum;", "interchange i",
                "sum carries a value");
  expectRefused("int last = 0;\n" + nest("a[i][j] = last; last = list[j];"), "interchange i", "last carries a value");
  expectRefused("int seen = 0;\n" + nest("seen += list[j]; a[i][j] = seen;"), "interchange i", "seen carries a value");
  expectRefused("int sum = 0;\n" + nest("sum += in[i];") + "\nout[0] = sum;", "interchange i", "sum carries a value");
  expectRefused("int last;\n" + nest("if (list[j] > i) continue; last = i * j; a[i][j] = last;") + "\nout[0] = last;",
                "interchange i", "last carries a value");
  expectAllowed("unsigned bits = 0;\n" + nest("bits ^= list[i * 40 + j];") + "\nout[0] = bits;", "interchange i");
  expectAllowed("float value;\n" + nest("value = in[j]; a[i][j] = value;") + "\nout[0] = value;", "interchange i");
}

TEST_F(InterchangeStep, SumOfSignedIntegersIsAssumedNotToOverflow) {
  const std::string body = "int sum = 0;\n" + nest("sum += list[i * 40 + j];") + "\nout[0] = sum;";
  EXPECT_NE(assumptionsOf(body, "interchange i").find("do not overflow int"), std::string::npos);
}

TEST_F(InterchangeStep, CountersMustNotBeUsedAfterTheLoops) {
  expectRefused("int i, j;\nfor (i = 0; i < n; ++i)\n  for (j = 0; j < m; ++j) a[i][j] = 1;\nout[0] = j;",
                "interchange i", "declare it in the loop's header");
  expectAllowed("int i, j;\nfor (i = 0; i < n; ++i)\n  for (j = 0; j < m; ++j) a[i][j] = 1;\n"
                "for (i = 0; i < n; ++i) out[i] = a[i][0];",
                "interchange L7");
}

TEST_F(InterchangeStep, BarriersJumpsAndOutputAreRefused) {
  expectRefused(nest("s[i][j] = 1; __syncthreads();"), "interchange i", "Threads meet at __syncthreads");
  expectRefused(nest("if (in[j] > 1) break; a[i][j] = 1;"), "interchange i", ReasonId::loopLeftEarly);
  expectRefused(nest("if (in[j] > 1) return; a[i][j] = 1;"), "interchange i", ReasonId::threadEndsInNest);
  expectRefused(nest("other(list);"), "interchange i", "other");
  expectRefused(nest("__threadfence(); a[i][j] = 1;"), "interchange i", "stay in its order");
  expectAllowed(nest("if (in[j] > 1) continue; a[i][j] = 1;"), "interchange i");
}

TEST_F(InterchangeStep, VolatileMemoryAndUnknownAddressesAreRefused) {
  expectRefused("volatile float *v = out;\n" + nest("v[i] = 1;"), "interchange i", ReasonId::volatileOrder);
  expectRefused(nest("list[list[i]] = j;"), "interchange i", "may use the same memory");
}

TEST_F(InterchangeStep, NamesInTheHeadersMustStayApart) {
  expectRefusedText("__global__ void k(float *out, int j) {\n  for (int i = 0; i < j; ++i)\n"
                    "    for (int j = 0; j < 8; ++j) out[i * 8 + j] = 1;\n}\n",
                    "interchange i", "names another j");
}

TEST_F(InterchangeStep, PreprocessorLinesBetweenTheLoopsAreRefused) {
  expectRefused("for (int i = 0; i < 8; ++i)\n#if 1\n  for (int j = 0; j < 8; ++j)\n#endif\n    a[i][j] = 1;",
                "interchange i", "reprocessor line");
}

TEST_F(InterchangeStep, LaunchOfTheUnitIsAnAssumptionWhereItDecides) {
  const std::string text =
      "__global__ void k(int *__restrict__ p) {\n  for (int i = 0; i < 4; ++i)\n"
      "    for (int j = 0; j < 4; ++j)\n"
      "      p[i * blockDim.x + j * 4 * blockDim.x] = p[i * blockDim.x + j * 4 * blockDim.x + 1];\n}\n";
  ParsedSource launched(text + "void go(int *p) { k<<<1, 64>>>(p); }\n");
  const dependence::Verdict verdict = launched.verdict("interchange i");
  ASSERT_TRUE(verdict.allows());
  const bool isSaid = std::ranges::any_of(verdict.assumptions, [](const dependence::Reason &assumption) {
    return assumption.text().find("launches in this unit") != std::string::npos;
  });
  EXPECT_EQ(isSaid, !ParsedSource(text).verdict("interchange i").allows());
}

TEST_F(InterchangeStep, IsOfferedForPerfectNests) {
  ParsedSource source(kernel(nest("a[i][j] = 1;") + "\nfor (int k = 0; k < 8; ++k) a[k][0] = 1;"));
  std::string offers;
  for (const Step &step : interchangeTransformation().offers(source.unit(), source.kernel()))
    offers += toString(step) + "; ";
  EXPECT_EQ(offers, "interchange i j; ");
}

TEST(InterchangeWords, ErrorsNameWhatIsWrong) {
  const auto errorOf = [](const char *text) { return parseStep(text).error().message; };
  EXPECT_NE(errorOf("interchange").find("needs a loop"), std::string::npos);
  EXPECT_NE(errorOf("interchange i 3").find("\"3\" names no loop"), std::string::npos);
  EXPECT_NE(errorOf("interchange i j k").find("\"k\" is not known"), std::string::npos);
  EXPECT_EQ(toString(parseStep("interchange  i   L12").value()), "interchange i L12");
}

} // namespace
} // namespace warpgrain::transform
