// SPDX-License-Identifier: Apache-2.0
//
// Which loops may be unrolled, and what is said of the rest.
#include "core/steps/Transformations.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <string>

namespace warpgrain::transform {
namespace {

using dependence::Verdict;
using dependence::VerdictKind;
using tests::ParsedSource;

class UnrollStep : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  /// The body of a kernel with an `out`, an `in`, and numbers n and m.
  static std::string kernel(const std::string &body) {
    return "__device__ int total;\n"
           "__global__ void k(float *out, const float *in, int *list, int n, unsigned m) {\n" +
           body + "\n}\n";
  }

  static std::string reasonOf(const std::string &body, const std::string &step) {
    ParsedSource source(kernel(body));
    EXPECT_FALSE(source.unit().hasErrors()) << body;
    const Verdict verdict = source.verdict(step);
    EXPECT_FALSE(verdict.allows()) << body;
    EXPECT_FALSE(source.transformed(step)) << "refused by check, and made";
    if (verdict.reasons.empty()) return {};
    EXPECT_TRUE(verdict.reasons.front().span) << verdict.reasons.front().text();
    return verdict.reasons.front().text();
  }

  static void expectRefused(const std::string &body, const std::string &step, const std::string &words) {
    const std::string reason = reasonOf(body, step);
    EXPECT_NE(reason.find(words), std::string::npos) << reason << "\n" << body;
  }

  static std::string textAfter(const std::string &body, const std::string &step) {
    ParsedSource source(kernel(body));
    const auto text = source.transformed(step);
    EXPECT_TRUE(text) << text.error().message;
    return text.value_or("");
  }

  static void expectText(const std::string &body, const std::string &step, const std::string &words) {
    const std::string text = textAfter(body, step);
    EXPECT_NE(text.find(words), std::string::npos) << text;
  }
};

TEST_F(UnrollStep, KnownMultipleNeedsNoSecondLoopAndNoAssumption) {
  ParsedSource source(kernel("for (int k = 0; k < 12; ++k) out[k] = in[k];"));
  for (const char *step : {"unroll k 2", "unroll k 3", "unroll k 4", "unroll k 12"}) {
    EXPECT_EQ(source.verdict(step).kind, VerdictKind::legal) << step;
    EXPECT_EQ(source.transformed(step).value().find("for (;"), std::string::npos) << step;
  }
  EXPECT_NE(source.transformed("unroll k 5").value().find("for (; k < 12; ++k)"), std::string::npos);
  EXPECT_EQ(source.verdict("unroll k 5").kind, VerdictKind::legal);
}

TEST_F(UnrollStep, FactorOfOneChangesNothing) {
  ParsedSource source(kernel("for (int k = 0; k < n; ++k) break;"));
  EXPECT_EQ(source.verdict("unroll k 1").kind, VerdictKind::legal);
  EXPECT_EQ(source.transformed("unroll k 1").value(), source.unit().files.front().text);
}

TEST_F(UnrollStep, BoundThatIsNotKnownIsAssumedToLeaveRoomForTheGroup) {
  ParsedSource source(kernel("for (int k = 0; k < n; ++k) out[k] = in[k];"));
  const Verdict verdict = source.verdict("unroll k 4");
  EXPECT_EQ(verdict.kind, VerdictKind::legalIf);
  ASSERT_EQ(verdict.assumptions.size(), 1U);
  EXPECT_EQ(verdict.assumptions.front().text(), "k + 3 does not overflow int: n is at most 2147483644.");
}

TEST_F(UnrollStep, BoundThatCannotBeLargeNeedsNoAssumption) {
  for (const char *bound : {"n % 3", "min(n, 100)", "(n & 15) + 1", "(int)blockDim.x", "(int)threadIdx.x / 4"}) {
    const ParsedSource source(kernel(std::string("for (int k = 0; k < ") + bound + "; ++k) out[k] = in[k];"));
    const Verdict verdict = source.verdict("unroll k 2");
    EXPECT_EQ(verdict.kind, VerdictKind::legal) << bound;
    for (const auto &assumption : verdict.assumptions)
      ADD_FAILURE() << bound << ": " << assumption.text();
  }
  // What is below 0 is huge without sign.
  const ParsedSource source(kernel("for (unsigned k = 0; k < n % 3; ++k) out[k] = in[k];"));
  EXPECT_EQ(source.verdict("unroll k 2").assumptions.size(), 1U);
}

TEST_F(UnrollStep, ShufflesChangeNoMemoryAndWhatWaitsMay) {
  const auto loop = [](const std::string &call) {
    return "float s = in[threadIdx.x];\nfor (int k = 0; k < list[0]; ++k) " + call + "\nout[threadIdx.x] = s;";
  };
  expectText(loop("s += __shfl_xor_sync(0xffffffffu, s, 1);"), "unroll k 2", "k += 2");
  expectText(loop("if (__any_sync(0xffffffffu, s > k)) s += 1;"), "unroll k 2", "k += 2");
  expectRefused(loop("{ s += k; __syncwarp(); }"), "unroll k 2",
                "it is loaded from memory, and __syncwarp lets the thread see what others wrote");
  expectRefused(loop("{ s += k; __threadfence(); }"), "unroll k 2",
                "__threadfence lets the thread see what others wrote");
  expectRefused(loop("{ s += k; list[1] = k; }"), "unroll k 2", "list is written");
  expectRefused(loop("{ s += k; atomicAdd(list, k); }"), "unroll k 2", "list is written");
}

TEST_F(UnrollStep, ComparisonWithoutSignNeedsACounterThatDoesNotBeginBelowZero) {
  ParsedSource source(kernel("for (int k = n; k < m; ++k) out[k] = in[k];"));
  const Verdict verdict = source.verdict("unroll k 4");
  ASSERT_EQ(verdict.assumptions.size(), 2U);
  EXPECT_EQ(verdict.assumptions.front().text(), "k does not begin below 0: it is compared with m, which has no sign.");
  ParsedSource fromZero(kernel("for (int k = 0; k < m; ++k) out[k] = in[k];"));
  EXPECT_EQ(fromZero.verdict("unroll k 4").assumptions.size(), 1U);
}

TEST_F(UnrollStep, LoopIsNamedByCounterOrLine) {
  const std::string body = "for (int k = 0; k < 8; ++k) out[k] = in[k];\nfor (int k = 0; k < 4; ++k) out[k] += in[k];";
  expectRefused(body, "unroll k 2", "in lines 3 and 4. Name the one that is meant by its line (L3)");
  expectRefused(body, "unroll j 2", "no for loop j; its loops are: L3, L4.");
  expectRefused(body, "unroll L5 2", "no for loop L5");
  expectText(body, "unroll L4 2", "out[k] = in[k];\nfor (int k = 0; k < 4; k += 2) {");
  expectRefused("for (int k = 0; k < 8; ++k) out[k] = 0; for (int k = 0; k < 8; ++k) out[k] = 1;", "unroll L3 2",
                "holds several loops");
  expectRefused("out[0] = 1;", "unroll k 2", "no for loop");
}

TEST_F(UnrollStep, MoreCopiesThanIterationsIsIllegal) {
  expectRefused("for (int k = 0; k < 3; ++k) out[k] = in[k];", "unroll k 4", "The loop runs 3 times");
}

TEST_F(UnrollStep, JumpsOutOfTheBodyAreRefusedWithTheirPlace) {
  expectRefused("for (int k = 0; k < n; ++k) { if (in[k] > 0) continue; out[k] = 1; }", "unroll k 2", "continue");
  expectRefused("for (int k = 0; k < n; ++k) { if (in[k] > 0) break; out[k] = 1; }", "unroll k 2", "break");
  expectRefused("for (int k = 0; k < n; ++k) { if (in[k] > 0) goto next; out[k] = 1; next: out[k] = 2; }", "unroll k 2",
                "goto");
}

TEST_F(UnrollStep, JumpsThatStayInTheBodyOrLeaveTheKernelAreCopied) {
  // The break of a loop inside is none of this loop's.
  expectText("for (int k = 0; k < n; ++k) for (int j = 0; j < n; ++j) { if (in[j] > k) break; out[j] = k; }",
             "unroll k 2", "if (in[j] > k + 1) break;");
  expectText("for (int k = 0; k < n; ++k) { if (in[k] > 0) return; out[k] = 1; }", "unroll k 2",
             "if (in[k + 1] > 0) return;");
}

TEST_F(UnrollStep, CounterThatTheBodyChangesOrHandsOutIsRefused) {
  expectRefused("for (int k = 0; k < n; ++k) { out[k] = 1; if (in[k] > 0) ++k; }", "unroll k 2", "changes k itself");
  expectRefused("for (int k = 0; k < n; ++k) { int *p = &k; out[*p] = 1; }", "unroll k 2", "address of k");
  expectRefused("for (int k = 0; k < n; ++k) { const int *p = &k; out[*p] = 1; }", "unroll k 2", "address of k");
  expectRefused("for (int k = 0; k < n; ++k) { int &r = k; out[r] = 1; }", "unroll k 2", "address of k");
  expectRefused("int k; const int &r = k; for (k = 0; k < n; ++k) out[r] = 1;", "unroll k 2", "reference to k");
  expectRefused("for (short k = 0; k < n; ++k) out[k] = 1;", "unroll k 2", "of type short");
}

TEST_F(UnrollStep, BoundThatMayChangeIsRefused) {
  expectRefused("for (int k = 0; k < n; ++k) { out[k] = 1; if (in[k] > 0) n = 3; }", "unroll k 2", "n is changed");
  expectRefused("for (int k = 0; k < list[1]; ++k) out[k] = 1;", "unroll k 2", "loaded from memory");
  expectRefused("int a[2] = {n, n}; for (int k = 0; k < a[1]; ++k) a[k] = 1;", "unroll k 2", "a is changed in line 3");
  expectRefused("for (int k = 0; k < atomicAdd(list, 0); ++k) out[k] = 1;", "unroll k 2", "each time");
  expectRefused("for (int k = 0; k < total; ++k) total -= 1;", "unroll k 2", "loaded from memory");
  expectRefused("for (int k = 0; k < n; k += n) { out[k] = 1; n += 1; }", "unroll k 2", "step of this loop changes");
  // Nothing writes memory here: it stays.
  expectText("float s = 0; for (int k = list[0]; k < list[1]; ++k) s += in[k];\nout[0] = s;", "unroll k 2",
             "for (; k + 1 < list[1]; k += 2)");
}

TEST_F(UnrollStep, HeadersThatAreNoCountingAreRefused) {
  expectRefused("for (int k = 1; k < n; k *= 2) out[k] = 1;", "unroll k 2", "neither an addition nor a subtraction");
  expectRefused("for (int k = 0; in[k] > 0; ++k) out[k] = 1;", "unroll k 2", "does not compare k alone with a bound");
  expectRefused("for (int k = 0; k < n; --k) out[k] = 1;", "unroll k 2", "do not go the same way");
  expectRefused("for (int k = 0; k != n; ++k) out[k] = 1;", "unroll k 2", "compare with < or >");
  expectRefused("for (int k = 0; k != 7; ++k) out[k] = 1;", "unroll k 2", "compare with < or >");
  expectRefused("for (int k = 0, j = 1; k < n; ++k) out[k] = j;", "unroll k 2", "something else than k");
  expectRefused("for (int k = 0; k < n || k < 3; ++k) out[k] = 1;", "unroll k 2", "does not compare");
  expectRefused("for (unsigned k = m; k > n; --k) out[k] = 1;", "unroll k 2", "no small constant");
  expectText("for (int k = 0; k != 8; ++k) out[k] = 1;", "unroll k 2", "for (int k = 0; k != 8; k += 2)");
  expectText("for (int k = 0; k < n && 7 > k; ++k) out[k] = 1;", "unroll k 2",
             "for (; k + 1 < n && 7 > k + 1; k += 2)");
  expectText("for (int k = 0; k < n; k = k + 3) out[k] = 1;", "unroll k 2", "for (; k + 3 < n; k += 6)");
}

TEST_F(UnrollStep, ObjectsOfAllIterationsStayOne) {
  expectRefused("for (int k = 0; k < n; ++k) { __shared__ float s[4]; s[k & 3] = in[k]; out[k] = s[0]; }", "unroll k 2",
                "one object for all its iterations");
}

TEST_F(UnrollStep, ThreadsThatMeetGoRoundTogether) {
  expectRefused("for (int k = 0; k < (int)threadIdx.x; ++k) { out[k] = 1; __syncwarp(); }", "unroll k 2",
                "differ along x");
  expectRefused("for (int k = threadIdx.y; k < n; ++k) out[k] = __shfl_down_sync(0xffffffff, in[k], 1);", "unroll k 2",
                "differ along y");
  EXPECT_NE(textAfter("for (int k = 0; k < n; ++k) { out[k] = 1; __syncthreads(); }", "unroll k 2"), "");
  EXPECT_NE(textAfter("for (int k = threadIdx.y; k < n; ++k) out[k] = 1;", "unroll k 2"), "");
}

TEST_F(UnrollStep, TextThatTheCompilerDoesNotSeeIsNotCopied) {
  expectRefused("for (int k = 0; k < n; ++k) {\n#ifdef OTHER\n out[k] = 2;\n#endif\n out[k] = 1; }", "unroll k 2",
                "preprocessor line");
  expectRefused("for (int k = 0; k < n; ++k) out[k] = sizeof(k);", "unroll k 2", "does not see it");
  ParsedSource source("#define AT(p) p[k]\n" + kernel("for (int k = 0; k < n; ++k) AT(out) = 1;"));
  const Verdict verdict = source.verdict("unroll k 2");
  ASSERT_FALSE(verdict.allows());
  EXPECT_NE(verdict.reasons.front().text().find("The macro AT names k"), std::string::npos);
}

TEST_F(UnrollStep, MacroThatWritesTheHeaderIsNamed) {
  ParsedSource source("#define HEADER(k, n) int k = 0; k < n; ++k\n" + kernel("for (HEADER(k, 8)) out[k] = 1;"));
  const Verdict verdict = source.verdict("unroll k 2");
  ASSERT_FALSE(verdict.allows());
  EXPECT_EQ(verdict.reasons.front().text(), "The macro HEADER writes a part of this loop's header; write it out.");
}

TEST_F(UnrollStep, ArgumentOfAMacroKeepsItsMeaning) {
  ParsedSource source("#define TWICE(i) i * 2\n" + kernel("for (int k = 0; k < 8; ++k) out[TWICE(k)] = 1;"));
  EXPECT_NE(source.transformed("unroll k 2").value().find("out[TWICE((k + 1))] = 1;"), std::string::npos);
}

TEST_F(UnrollStep, CounterIsPutInParenthesesWhereItMustBe) {
  const std::string text = textAfter("for (int k = 0; k < 8; ++k) {\n  out[k * 2 + k] = (float)k + in[n + k] * 2.5f;\n"
                                     "  out[k - 1] += in[n - k] + -k + (k << 1) + (1 << k) + 0.5f + k;\n}",
                                     "unroll k 2");
  EXPECT_NE(text.find("out[(k + 1) * 2 + k + 1] = (float)(k + 1) + in[n + k + 1] * 2.5f;"), std::string::npos) << text;
  EXPECT_NE(text.find("out[k] += in[n - (k + 1)] + -(k + 1) + ((k + 1) << 1) + (1 << (k + 1)) + 0.5f + (k + 1);"),
            std::string::npos)
      << text;
}

TEST_F(UnrollStep, InnerVariableOfTheSameNameIsAnother) {
  expectText("for (int k = 0; k < 8; ++k) { out[k] = 0;\nfor (int k = 0; k < n; ++k) out[k] += 1; }", "unroll L3 2",
             "out[k + 1] = 0;\nfor (int k = 0; k < n; ++k) out[k] += 1;");
}

TEST_F(UnrollStep, DeclarationBeforeTheLoopsDoesNotMeetAnother) {
  // Another k of the same block, or one around it that is used after the loop.
  expectText("for (int k = 0; k < n; ++k) out[k] = 1;\nint k = n;\nout[k] = 2;", "unroll L3 2", "{\n  int k = 0;");
  expectText("int k = n;\n{\n  for (int k = 0; k < n; ++k) out[k] = 1;\n  out[k] = 2;\n}", "unroll L5 2",
             "  {\n    int k = 0;");
  // A parameter of the kernel.
  expectText("for (int m = 0; m < n; ++m) out[m] = 1;", "unroll m 2", "{\n  int m = 0;");
  expectText(
      "switch (n) {\ncase 0:\n  out[0] = 1;\n  for (int k = 0; k < n; ++k) out[k] = 1;\n  break;\ndefault:\n  out[1] = "
      "1;\n}",
      "unroll k 2", "int k = 0;");
}

TEST_F(UnrollStep, TemplateIsUnrolledForAllItsInstantiations) {
  ParsedSource source("template <int N, typename T> __global__ void t(T *out) {\n"
                      "  for (int k = 0; k < N; ++k)\n    out[k] = T(k);\n}\n"
                      "void go(float *p) { t<16><<<1, 1>>>(p); t<7><<<1, 1>>>(p); }\n");
  const std::string text = source.transformed("unroll k 4").value();
  EXPECT_NE(text.find("for (; k + 3 < N; k += 4) {\n    out[k] = T(k);\n    out[k + 1] = T(k + 1);"), std::string::npos)
      << text;
  ParsedSource changed("template <typename F> __global__ void t(float *out, F step) {\n"
                       "  for (int k = 0; k < 8; ++k)\n    out[k] = step(k);\n}\n"
                       "struct Skip { __device__ float operator()(int &k) const { return k++; } };\n"
                       "void go(float *p) { t<<<1, 1>>>(p, Skip()); }\n");
  EXPECT_FALSE(changed.verdict("unroll k 4").allows());
}

TEST_F(UnrollStep, IsOfferedForLoopsThatHaveAName) {
  ParsedSource source(kernel("for (int k = 0; k < 8; ++k) out[k] = 1;\nfor (int i = 0; i < 8; ++i) out[i] = 1;\n"
                             "for (int i = 0; i < 8; ++i) out[i] = 1;\nwhile (n > 0) --n;"));
  std::string offers;
  for (const Step &step : unrollTransformation().offers(source.unit(), source.kernel()))
    offers += toString(step) + "; ";
  EXPECT_EQ(offers,
            "unroll k 2; unroll k 4; unroll k 8; unroll L4 2; unroll L4 4; unroll L4 8; unroll L5 2; unroll L5 4; "
            "unroll L5 8; ");
}

TEST(UnrollWords, ErrorsNameWhatIsWrong) {
  const auto errorOf = [](const char *text) { return parseStep(text).error().message; };
  EXPECT_NE(errorOf("unroll").find("needs a loop and a factor"), std::string::npos);
  EXPECT_NE(errorOf("unroll k").find("needs a factor"), std::string::npos);
  EXPECT_NE(errorOf("unroll 4 4").find("names no loop"), std::string::npos);
  EXPECT_NE(errorOf("unroll k two").find("not a whole number"), std::string::npos);
  EXPECT_NE(errorOf("unroll k 0").find("from 1 to 64"), std::string::npos);
  EXPECT_NE(errorOf("unroll k 65").find("from 1 to 64"), std::string::npos);
  EXPECT_NE(errorOf("unroll k 4 4").find("not known after unroll"), std::string::npos);
  EXPECT_EQ(toString(parseStep("unroll  k 04").value()), "unroll k 4");
}

} // namespace
} // namespace warpgrain::transform
