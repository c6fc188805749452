// SPDX-License-Identifier: Apache-2.0
//
// Loops that go from place to place by what other threads may have stored there: they are assumed to end. Those that
// look at one place again until something is stored there wait.
#include "core/steps/Transformations.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace warpgrain::transform {
namespace {

using dependence::Reason;
using dependence::ReasonId;
using tests::ParsedSource;

class MovingLooks : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  static std::string program(const std::string &body, const std::string &before = "") {
    return before + "__global__ void k(int *p, int n) {\n  const int i = blockIdx.x * blockDim.x + threadIdx.x;\n  " +
           body + "\n}\nvoid go(int *p, int n) { k<<<8, 64>>>(p, n); }\n";
  }

  static dependence::Verdict verdictOf(const std::string &text, const char *step = "coarsen x 2") {
    return ParsedSource(text).verdict(step, "k");
  }

  static bool assumesEnd(const dependence::Verdict &verdict) {
    return std::ranges::any_of(verdict.assumptions,
                               [](const Reason &reason) { return reason.id == ReasonId::loopEndsAlone; });
  }

  static void expectWaits(const std::string &text) {
    const auto verdict = verdictOf(text);
    EXPECT_FALSE(verdict.allows()) << text;
    ASSERT_FALSE(verdict.reasons.empty()) << text;
    EXPECT_EQ(verdict.reasons.front().id, ReasonId::loopWaitsForThread) << verdict.reasons.front().text() << text;
  }
};

TEST_F(MovingLooks, LoopThatLooksElsewhereInEachIterationIsAssumedToEnd) {
  for (const char *loop :
       {"int at = i; while (true) { int old = atomicCAS(&p[at], 0, i); if (old == 0 || old == i) break; "
        "at = (at + 1) % n; }",
        "int v = i; while (*(volatile int *)(p + v) != v) v = *(volatile int *)(p + v);",
        "for (int k = 0; *(volatile int *)(p + k) != 0; ++k) {}",
        "int k = 0; while (k < n) { if (atomicAdd(p + k, 0) == 0) { ++k; continue; } p[i] = k; k += 2; }",
        "int k = 0; do { const int at = 2 * k + 1; ++k; if (atomicOr(p + at, 0) > 5) break; } while (k < n);",
        "int k = i, m = 0; while (atomicAdd(p + k, 0) == 0) { for (int j = 0; j < n; ++j) m += j; k = k > m ? k - 1 : "
        "k + "
        "2; }",
        "int k = i, m = n; while (atomicAdd(p + k, 0) == 0) { ++m; k = max(m, k); k += 3; }",
        "int *q = p; int old = 0, seen; do { seen = old; old = atomicCAS(q++, seen, i); } while (seen != old);"}) {
    for (const char *step : {"coarsen x 2", "coarsen grid x 2", "block 32"}) {
      const auto verdict = verdictOf(program(loop), step);
      EXPECT_TRUE(verdict.allows()) << step << loop << (verdict.reasons.empty() ? "" : verdict.reasons.front().text());
      EXPECT_TRUE(assumesEnd(verdict)) << step << loop;
    }
  }
}

/// The union of two sets: an attempt that fails goes on with what it found.
TEST_F(MovingLooks, LoopThatGoesOnOnlyWhereItHasMovedIsAssumedToEnd) {
  const std::string unite = "int a = i, b = n; bool repeat; do { repeat = false; if (a != b) { int ret;"
                            " if (a < b) { if ((ret = atomicCAS(&p[b], b, a)) != b) { b = ret; repeat = true; } }"
                            " else if ((ret = atomicCAS(&p[a], a, b)) != a) { a = ret; repeat = true; } } } while (";
  const auto verdict = verdictOf(program(unite + "repeat);"));
  EXPECT_TRUE(verdict.allows());
  EXPECT_TRUE(assumesEnd(verdict));
  expectWaits(program(unite + "repeat || a != b);")); // also where the attempt succeeded: nothing has moved then
}

TEST_F(MovingLooks, LoopThatMayLookAtTheSamePlaceAgainWaits) {
  for (const char *loop :
       {"int k = 0; while (k < n) { if (atomicAdd(p + k, 0) != 0) ++k; }",
        "int k = 0; while (k < n) k = atomicAdd(p + k, 0) != 0 ? k + 1 : k;",
        "int k = 0; while (k < n) k += atomicAdd(p + k, 0) != 0;",
        "int k = 0; while (k < n) k += *(volatile int *)(p + k);",
        "int k = 0; while (k < n) { const int ready = *(volatile int *)(p + k); k = ready + k; }",
        "int k = i; while (atomicAdd(p + k, 0) == 0) k %= n;",
        "int k = i; while (atomicAdd(p + k, 0) == 0) k /= 2;",
        "int k = i; while (atomicAdd(p + k, 0) == 0) k = n & k;",
        "int k = 0; while (k < n) k = max(k, *(volatile int *)(p + k));",
        "int k = 0; while (k < n) { k -= !(*(volatile int *)(p + k)); ++*(volatile int *)(p + i); }",
        "int at; do { at = 2 * n; } while (atomicAdd(p + at, 0) == 0);",
        "int tries = 0; while (atomicAdd(p, 0) == 0) ++tries;",
        "int k = i; while (atomicAdd(p + k, 0) == 0) { const int old = k; ++k; k = old; }",
        "int k = i; while (atomicAdd(p + k, 0) == 0) { int old[1]; old[0] = k; ++k; k = old[0]; }",
        "while (true) { const int at = p[0]; if (atomicAdd(p + at, 0) != 0) break; }",
        "int k = i; while (atomicAdd(p + k, 0) == 0) for (int j = 0; j < n; ++j) ++k;",
        "int k = i, m = i; while (atomicAdd(p + k, 0) == 0) { ++m; if (m > n) continue; ++k; }",
        "int k = i; int *q = &k; while (atomicAdd(p + k, 0) == 0) { ++k; *q = i; }",
        "int k = i; int &r = k; while (atomicAdd(p + k, 0) == 0) { ++k; r = i; }",
        "int k = i; while (atomicAdd(p + k, 0) == 0) switch (n) { case 0: ++k; break; default: break; }",
        "int k = i; while (true) { if (k > n && atomicAdd(p + k, 0) != 0) break; if (k <= n) ++k; }",
        "int k = i; while (atomicAdd(p, 0) == 0 || atomicAdd(p + k, 0) == 0) ++k;",
        "bool odd = false; int k = i; while (true) { if (atomicAdd(p + k, 0)) break; odd = !odd; if (odd) ++k; }",
        "bool on = false; int k = i; while (atomicAdd(p + k, 0) == 0) { on = false; for (int j = 0; j < n; ++j) "
        "if (j > 1) on = true; if (!on) ++k; }"})
    expectWaits(program(loop));
}

/// What a function looks at is not followed from its call.
TEST_F(MovingLooks, LoopThatLooksInsideOfAFunctionWaits) {
  expectWaits(program("int k = i; while (isFree(p, k)) ++k;",
                      "__device__ bool isFree(int *q, int k) { return atomicAdd(q + k, 0) == 0; }\n"));
}

TEST_F(MovingLooks, AtomicWhoseValueIsNotUsedSeesNothing) {
  const std::string mark = "__device__ void mark(int *q, int &any) { q[1] = 3; atomicExch(&any, 1); }\n";
  const std::string loop = "__shared__ int any; int m = n; while (m > 1) { mark(p + 2 * i, any); m /= 2; if (";
  EXPECT_TRUE(verdictOf(program(loop + "p[2 * i] == 7) break; }", mark)).allows());
  EXPECT_FALSE(verdictOf(program(loop + "atomicAdd(p, 0) == 7) break; }", mark)).allows());
}

TEST_F(MovingLooks, AttemptWithWhatAnAtomicLoadFoundWaitsForNobody) {
  const std::string text =
      program("int seen; do { seen = __ldcg(&p[i]); } while (seen < n && atomicCAS(&p[i], seen, n) != seen);");
  const auto verdict = verdictOf(text);
  EXPECT_TRUE(verdict.allows()) << verdict.reasons.front().text();
  EXPECT_FALSE(assumesEnd(verdict));
  expectWaits(program("int seen; do { seen = __ldcg(&p[0]); } while (seen < n && atomicCAS(&p[i], seen, n) != seen);"));
}

} // namespace
} // namespace warpgrain::transform
