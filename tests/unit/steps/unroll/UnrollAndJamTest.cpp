// SPDX-License-Identifier: Apache-2.0
//
// Which nests may be unrolled and jammed, by which factors, and what is said of the rest.
#include "core/steps/Transformations.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <string>

namespace warpgrain::transform {
namespace {

using dependence::Verdict;
using dependence::VerdictKind;
using tests::ParsedSource;

class UnrollAndJamStep : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  /// The body of a kernel with an array `a` of the thread's own, an `out`, an `in`, and numbers n and m.
  static std::string kernel(const std::string &body) {
    return "__device__ int total;\n"
           "__device__ void other(int *);\n"
           "__global__ void k(float *out, const float *in, int *list, int n, int m) {\n"
           "  float a[40][40];\n" +
           body + "\n}\n";
  }

  static std::string reasonOf(const std::string &text, const std::string &step) {
    ParsedSource source(text);
    EXPECT_FALSE(source.unit().hasErrors()) << text;
    const Verdict verdict = source.verdict(step);
    EXPECT_FALSE(verdict.allows()) << text;
    EXPECT_FALSE(source.transformed(step)) << "refused by check, and made";
    if (verdict.reasons.empty()) return {};
    EXPECT_TRUE(verdict.reasons.front().span) << verdict.reasons.front().text();
    return verdict.reasons.front().text();
  }

  static void expectRefused(const std::string &body, const std::string &step, const std::string &words) {
    const std::string reason = reasonOf(kernel(body), step);
    EXPECT_NE(reason.find(words), std::string::npos) << reason << "\n" << body;
  }

  static void expectAllowed(const std::string &body, const std::string &step) {
    ParsedSource source(kernel(body));
    const Verdict verdict = source.verdict(step);
    EXPECT_TRUE(verdict.allows()) << body << "\n"
                                  << step << ": " << (verdict.reasons.empty() ? "" : verdict.reasons.front().text());
    const auto text = source.transformed(step);
    EXPECT_TRUE(text) << text.error().message;
  }

  static void expectNotJammed(const std::string &text) {
    const std::string reason = reasonOf(text, "unroll-and-jam i 2");
    EXPECT_NE(reason.find("Threads meet at"), std::string::npos) << reason << "\n" << text;
  }

  /// A nest whose only dependence has a given distance.
  static std::string nestOf(const std::string &written, const std::string &read) {
    return "for (int i = 4; i < 32; ++i)\n  for (int j = 4; j < 32; ++j)\n    a" + written + " = a" + read +
           " + 1.0f;\nout[threadIdx.x] = a[n][m];";
  }
};

// a[i][j] = a[i - 1][j + 1]: written in (i, j), read in (i + 1, j - 1).
TEST_F(UnrollAndJamStep, DistanceMustReachTheFactorWhereTheInnerOneIsNegative_GT_C7) {
  expectRefused(nestOf("[i][j]", "[i - 1][j + 1]"), "unroll-and-jam i 2", "the distance along i, j is (1, -1)");
  expectAllowed(nestOf("[i][j]", "[i - 2][j + 1]"), "unroll-and-jam i 2");
  expectRefused(nestOf("[i][j]", "[i - 2][j + 1]"), "unroll-and-jam i 3", "is (2, -1); factors up to 2 are possible");
  for (const char *factor : {"2", "3", "4", "7"})
    expectAllowed(nestOf("[i][j]", "[i - 1][j - 1]"), std::string("unroll-and-jam i ") + factor);
}

TEST_F(UnrollAndJamStep, EveryDistanceAgainstEveryFactor_ERR_C1) {
  for (int distance = 1; distance <= 4; ++distance) {
    ParsedSource source(kernel(nestOf("[i][j]", "[i - " + std::to_string(distance) + "][j + 1]")));
    for (int factor = 2; factor <= 5; ++factor)
      EXPECT_EQ(source.verdict("unroll-and-jam i " + std::to_string(factor)).allows(), distance >= factor)
          << distance << " " << factor;
  }
}

TEST_F(UnrollAndJamStep, AntiAndOutputDependencesCountToo) {
  // Read in (i, j), written in (i + 1, j - 1).
  expectRefused(nestOf("[i][j]", "[i + 1][j - 1]"), "unroll-and-jam i 2", "(1, -1)");
  expectRefused("for (int i = 0; i < 30; ++i)\n  for (int j = 0; j < 30; ++j) {\n    a[i + j][0] = in[i];\n  }",
                "unroll-and-jam i 2", "the distance");
}

TEST_F(UnrollAndJamStep, EqualInnerIterationsKeepTheOrderOfTheCopies) {
  expectAllowed(nestOf("[i][j]", "[i - 1][j]"), "unroll-and-jam i 4");
  expectAllowed("for (int i = 0; i < 32; ++i) for (int j = 0; j < 32; ++j) a[0][j] += in[i * 32 + j];",
                "unroll-and-jam i 4");
}

TEST_F(UnrollAndJamStep, WorkBesideTheInnerLoopIsDoneForAllCopiesFirst) {
  // What stands after the inner loop is read before it, one iteration later.
  expectRefused("for (int i = 1; i < 32; ++i) {\n  const float first = a[i - 1][0];\n"
                "  for (int j = 0; j < 32; ++j) a[i][j] = first;\n  a[i][0] = in[i];\n}",
                "unroll-and-jam i 2", "1 iteration of i later");
  expectAllowed("for (int i = 2; i < 32; ++i) {\n  const float first = a[i - 2][0];\n"
                "  for (int j = 1; j < 32; ++j) a[i][j] = first;\n  a[i][0] = in[i];\n}",
                "unroll-and-jam i 2");
}

TEST_F(UnrollAndJamStep, RegisterThatIsCarriedThroughTheInnerLoopIsRefused) {
  expectRefused("float sum = 0;\nfor (int i = 0; i < n; ++i)\n  for (int j = 0; j < m; ++j)\n    sum += in[i * m + "
                "j];\nout[0] = sum;",
                "unroll-and-jam i 2", "sum carries a value");
  expectRefused("float last = 0;\nfor (int i = 0; i < n; ++i) {\n  for (int j = 0; j < m; ++j)\n    a[i][j] = last;\n"
                "  last = in[i];\n}",
                "unroll-and-jam i 2", "last carries a value");
  expectRefused("float last;\nfor (int i = 0; i < n; ++i) {\n  if (in[i] > 0) last = in[i];\n"
                "  for (int j = 0; j < m; ++j)\n    a[i][j] = last;\n}",
                "unroll-and-jam i 2", "last carries a value");
}

TEST_F(UnrollAndJamStep, RegisterThatTheOuterLoopAloneChangesStaysOne) {
  expectAllowed("int count = 0;\nfor (int i = 0; i < n; ++i) {\n  for (int j = 0; j < 8; ++j)\n    a[i][j] = in[j];\n"
                "  count += i;\n}\nout[0] = count;",
                "unroll-and-jam i 2");
}

TEST_F(UnrollAndJamStep, RegisterWhoseAddressIsKeptIsRefused) {
  expectRefused("int v = 0;\nint *p = &v;\nfor (int i = 0; i < n; ++i)\n  for (int j = 0; j < 8; ++j)\n    *p += v;",
                "unroll-and-jam i 2", "address of v is kept");
  expectRefused("float v = 0;\nauto add = [&](float x) { v = v * 2 + x; };\nfor (int i = 0; i < n; ++i)\n"
                "  for (int j = 0; j < 8; ++j)\n    add(in[i * 8 + j]);\nout[0] = v;",
                "unroll-and-jam i 2", "A lambda is made here");
  expectRefused("float &r = out[n];\nfor (int i = 0; i < n; ++i)\n  for (int j = 0; j < 8; ++j)\n    r += in[i];",
                "unroll-and-jam i 2", "r is a reference");
}

TEST_F(UnrollAndJamStep, InnerLoopThatDependsOnTheOuterOneIsRefused) {
  expectRefused("for (int i = 0; i < n; ++i)\n  for (int j = 0; j < i; ++j)\n    a[i][j] = 1;", "unroll-and-jam i 2",
                "it depends on i");
  expectRefused("for (int i = 0; i < n; ++i)\n  for (int j = 0; j < list[i]; ++j)\n    a[i][j] = 1;",
                "unroll-and-jam i 2", "loaded from memory");
  expectRefused("for (int i = 0; i < n; ++i) {\n  const int to = in[i];\n  for (int j = 0; j < to; ++j)\n"
                "    a[i][j] = 1;\n}",
                "unroll-and-jam i 2", "to is declared in the loop over i");
  expectRefused(
      "for (int i = 0; i < n; ++i)\n  for (int j = 0; j < m; ++j)\n    { a[i][j] = 1; if (in[j] > 1) m = 3; }",
      "unroll-and-jam i 2", "m is changed");
}

TEST_F(UnrollAndJamStep, NestWithoutInnerLoopIsRefused) {
  expectRefused("for (int i = 0; i < n; ++i)\n  out[i] = 1;", "unroll-and-jam i 2", "no for loop directly inside");
  expectRefused("for (int i = 0; i < n; ++i)\n  if (n > 3)\n    for (int j = 0; j < m; ++j)\n      a[i][j] = 1;",
                "unroll-and-jam i 2", "no for loop directly inside");
}

TEST_F(UnrollAndJamStep, JumpsOutOfTheNestAreRefused) {
  const auto nest = [](const std::string &jump) {
    return "for (int i = 0; i < n; ++i)\n  for (int j = 0; j < m; ++j) {\n    if (in[j] > i) " + jump +
           ";\n    a[i][j] = 1;\n  }";
  };
  expectRefused(nest("break"), "unroll-and-jam i 2", "left or continued from inside");
  expectRefused(nest("continue"), "unroll-and-jam i 2", "left or continued from inside");
  expectRefused(nest("return"), "unroll-and-jam i 2", "may end here");
}

TEST_F(UnrollAndJamStep, WhatMustStayInItsOrderIsRefused) {
  const auto nest = [](const std::string &work) {
    return "for (int i = 0; i < n; ++i)\n  for (int j = 0; j < m; ++j) {\n    a[j][i] = 1;\n    " + work + "\n  }";
  };
  expectRefused(nest("__threadfence();"), "unroll-and-jam i 2", "__threadfence");
  expectRefused(nest("list[j] = (int)clock();"), "unroll-and-jam i 2", "clock");
  expectRefused(nest("other(list);"), "unroll-and-jam i 2", "other");
  expectRefused(nest("asm volatile(\"membar.gl;\");"), "unroll-and-jam i 2", "stay in its order");
  expectRefused(nest("atomicAdd(&total, j);"), "unroll-and-jam i 2", "total");
}

TEST_F(UnrollAndJamStep, SurfacesThatAreWrittenKeepTheOrder) {
  const auto rows = [](const std::string &statement) {
    return "__global__ void k(cudaSurfaceObject_t s, float *__restrict__ out) {\n  for (int i = 1; i < 8; ++i)\n"
           "    for (int j = 0; j < 8; ++j)\n      " +
           statement + "\n}\n";
  };
  const std::string reason =
      reasonOf(rows("surf2Dwrite(surf2Dread<float>(s, j * 4 + 4, i - 1), s, j * 4, i);"), "unroll-and-jam i 2");
  EXPECT_NE(reason.find("Surfaces are written"), std::string::npos) << reason;
  ParsedSource read(rows("out[i * 8 + j] = surf2Dread<float>(s, j * 4 + 4, i - 1);"));
  EXPECT_TRUE(read.verdict("unroll-and-jam i 2").allows());
}

TEST_F(UnrollAndJamStep, AddressThatIsLoadedMayBeAny) {
  expectRefused("for (int i = 0; i < n; ++i)\n  for (int j = 0; j < m; ++j)\n    list[list[i] + j] = i;",
                "unroll-and-jam i 2", "may use the same memory");
  expectRefused("for (int i = 0; i < n; ++i)\n  for (int j = 0; j < m; ++j)\n    a[i][list[j]] = a[list[i]][j];",
                "unroll-and-jam i 2", "may use the same memory");
}

TEST_F(UnrollAndJamStep, RowsAreNotAssumedToBeKeptWhereTheyAreLeft) {
  // In (i, n - 1) the next row's first element is read, which (i + 1, 0) writes.
  expectRefused("for (int i = 0; i < m; ++i)\n  for (int j = 0; j < n; ++j)\n    out[i * n + j] = out[i * n + j + 1];",
                "unroll-and-jam i 2", "out[i * n + j + 1]");
  // Downwards from n: the columns of a row that begins at n are below 0.
  expectRefused("for (int i = 0; i < m; ++i) {\n  for (int j = 0; j < n; ++j)\n    out[j] = in[i];\n"
                "  for (int j = n - 1; j >= 0; --j)\n    list[i] += out[j];\n}",
                "unroll-and-jam i 2", "out[j]");
  expectAllowed("for (int i = 0; i < m; ++i)\n  for (int j = 0; j < n; ++j)\n    out[i * n + j] = in[i * n + j + 1];",
                "unroll-and-jam i 2");
  // The same in rows of a constant width: the first column of a row is beside the last one of the row before.
  expectRefused(
      "for (int i = 0; i < m; ++i)\n  for (int j = 0; j < n; ++j)\n    out[i * 64 + j] = out[i * 64 + j - 1];",
      "unroll-and-jam i 2", "out[i * 64 + j - 1]");
}

TEST_F(UnrollAndJamStep, PointersAreAssumedNotToOverlap) {
  ParsedSource source(
      kernel("for (int i = 0; i < 8; ++i)\n  for (int j = 0; j < 8; ++j)\n    out[i * 8 + j] = in[j * 8 + i];"));
  const Verdict verdict = source.verdict("unroll-and-jam i 2");
  EXPECT_EQ(verdict.kind, VerdictKind::legalIf);
  bool isSaid = false;
  for (const dependence::Reason &assumption : verdict.assumptions)
    isSaid = isSaid || assumption.text().find("does not overlap") != std::string::npos;
  EXPECT_TRUE(isSaid);
}

TEST_F(UnrollAndJamStep, RaceThatIsFoundIsAnAssumption) {
  ParsedSource source("__global__ void k(float *out) {\n  for (int i = 0; i < 8; ++i)\n"
                      "    for (int j = 0; j < 8; ++j)\n      out[i * 8 + j] = threadIdx.x;\n}\n"
                      "void go(float *p) { k<<<1, 32>>>(p); }\n");
  const Verdict verdict = source.verdict("unroll-and-jam i 2");
  EXPECT_EQ(verdict.kind, VerdictKind::legalIf);
  ASSERT_FALSE(verdict.assumptions.empty());
  EXPECT_NE(verdict.assumptions.front().text().find("no data races"), std::string::npos);
  ASSERT_FALSE(verdict.reasons.empty());
  EXPECT_NE(verdict.reasons.front().text().find("with no barrier between"), std::string::npos);
}

TEST_F(UnrollAndJamStep, ThreadsMeetOnlyWithinOneIteration) {
  const std::string shared = "__global__ void k(float *out, const float *in, int n) {\n  __shared__ float s[8][64];\n"
                             "  for (int i = 0; i < 8; ++i)\n    for (int j = 0; j < 4; ++j) {\n";
  // One buffer for all iterations: what the barrier keeps apart would be mixed up.
  expectNotJammed(shared +
                  "      s[0][threadIdx.x] = in[i * 64 + threadIdx.x];\n      __syncthreads();\n"
                  "      out[(i * 4 + j) * 64 + threadIdx.x] = s[0][63 - threadIdx.x];\n"
                  "      __syncthreads();\n    }\n}\nvoid go(float *p, float *q) { k<<<1, 64>>>(p, q, 1); }\n");
  // Barriers that some threads reach more often than others.
  expectNotJammed(
      "__global__ void k(float *out, int n) {\n  for (int i = 0; i < 8; ++i)\n"
      "    for (int j = threadIdx.x; j < n; j += 32) {\n      out[i] = 1;\n      __syncthreads();\n    }\n}\n");
}

TEST_F(UnrollAndJamStep, TemplateIsJammedWhereEveryInstantiationIs) {
  const std::string text = "template <int N> __global__ void t(float *out, const float *in) {\n"
                           "  for (int i = 0; i < N; ++i)\n    for (int j = 0; j < 8; ++j)\n"
                           "      out[(threadIdx.x * N + i) * 8 + j] = in[i] * in[j];\n}\n"
                           "void go(float *p, float *q) { t<16><<<1, 32>>>(p, q); t<7><<<1, 32>>>(p, q); }\n";
  ParsedSource source(text);
  const auto made = source.transformed("unroll-and-jam i 2");
  ASSERT_TRUE(made) << made.error().message;
  EXPECT_NE(made->find("for (; i + 1 < N; i += 2)"), std::string::npos) << *made;
  ParsedSource small(text.substr(0, text.find("void go")) + "void go(float *p, float *q) { t<1><<<1, 32>>>(p, q); }\n");
  EXPECT_TRUE(small.verdict("unroll-and-jam i 2").allows()); // the loop for the last iterations does it
}

TEST_F(UnrollAndJamStep, MacroThatNamesWhatIsRenamedIsRefused) {
  const std::string reason =
      reasonOf("#define ADD(x) sum += x\n" + kernel("for (int i = 0; i < n; ++i) {\n  float sum = 0;\n"
                                                    "  for (int j = 0; j < m; ++j) ADD(in[j]);\n  a[i][0] = sum;\n}"),
               "unroll-and-jam i 2");
  EXPECT_NE(reason.find("macro ADD"), std::string::npos) << reason;
}

TEST_F(UnrollAndJamStep, IsOfferedForLoopsAroundLoops) {
  ParsedSource source(kernel("for (int i = 0; i < 8; ++i)\n  for (int j = 0; j < 8; ++j) a[i][j] = 1;\n"
                             "for (int k = 0; k < 8; ++k) a[k][0] = 1;"));
  std::string offers;
  for (const Step &step : unrollAndJamTransformation().offers(source.unit(), source.kernel()))
    offers += toString(step) + "; ";
  EXPECT_EQ(offers, "unroll-and-jam i 2; unroll-and-jam i 4; ");
}

TEST(UnrollAndJamWords, ErrorsNameWhatIsWrong) {
  const auto errorOf = [](const char *text) { return parseStep(text).error().message; };
  EXPECT_NE(errorOf("unroll-and-jam").find("needs a loop and a factor"), std::string::npos);
  EXPECT_NE(errorOf("unroll-and-jam i 0").find("unroll-and-jam LOOP FACTOR"), std::string::npos);
  EXPECT_EQ(toString(parseStep("unroll-and-jam  i 04").value()), "unroll-and-jam i 4");
}

} // namespace
} // namespace warpgrain::transform
