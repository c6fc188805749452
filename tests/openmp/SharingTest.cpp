// SPDX-License-Identifier: Apache-2.0
//
// ALG-F3 1: the data sharing of variables, each with the rule that decides.
#include "tests/openmp/OpenMpSource.h"

#include <gtest/gtest.h>

namespace warpgrain::tests {
namespace {

TEST(Sharing, EachRuleOfTheLanguage) {
  const OpenMpSource source(R"(
int g, t, x[9];
#pragma omp threadprivate(t)
void f(int p) {
  int i, j, s = 0, first = 1, last = 0, mine, all = 0;
#pragma omp parallel for private(mine, j) firstprivate(first) lastprivate(last) reduction(+ : s) shared(all)
  for (i = 0; i < 9; i++) {
    int inner = p;
    static int kept;
    for (j = 0; j < 3; j++) mine = j;
    x[i] = g + inner + first + mine + all + kept + t;
    last = i;
    s += i;
  }
}
)");
  EXPECT_EQ(source.sharing("i"), "private: counts a loop that is shared out");
  EXPECT_EQ(source.sharing("mine"), "private: listed in a clause");
  EXPECT_EQ(source.sharing("j"), "private: listed in a clause");
  EXPECT_EQ(source.sharing("first"), "firstprivate: listed in a clause");
  EXPECT_EQ(source.sharing("last"), "lastprivate: listed in a clause");
  EXPECT_EQ(source.sharing("s"), "reduction: listed in a clause");
  EXPECT_EQ(source.sharing("all"), "shared: listed in a clause");
  EXPECT_EQ(source.sharing("inner"), "private: declared in the construct");
  EXPECT_EQ(source.sharing("kept"), "shared: static, declared in the construct");
  EXPECT_EQ(source.sharing("t"), "threadprivate: listed in a threadprivate directive");
  EXPECT_EQ(source.sharing("g"), "shared: listed nowhere");
  EXPECT_EQ(source.sharing("x"), "shared: listed nowhere");
  EXPECT_EQ(source.sharing("p"), "shared: listed nowhere");
}

TEST(Sharing, NumbersInTargetConstructsAreFirstprivate) {
  const OpenMpSource source(R"(
int x[9];
void f(int p, int q) {
#pragma omp target teams distribute parallel for map(tofrom : x) map(to : q)
  for (int i = 0; i < 9; i++) x[i] = p + q;
}
)");
  EXPECT_EQ(source.sharing("p"), "firstprivate: a number in a target construct, listed nowhere");
  EXPECT_EQ(source.sharing("q"), "shared: listed in a clause");
  EXPECT_EQ(source.sharing("x"), "shared: listed in a clause");
  EXPECT_TRUE(source.region().isOnGpu());
}

TEST(Sharing, DefaultClauseAndEnclosingRegion) {
  const OpenMpSource source(R"(
int x[9];
void f(int p) {
#pragma omp parallel default(shared)
  {
#pragma omp for
    for (int i = 0; i < 9; i++) x[i] = p;
  }
#pragma omp parallel
  {
#pragma omp for
    for (int i = 0; i < 9; i++) x[i] = p;
  }
}
)");
  EXPECT_EQ(source.sharing("p", 0), "shared: by the default clause");
  EXPECT_EQ(source.sharing("p", 1), "shared: as in the enclosing region");
}

} // namespace
} // namespace warpgrain::tests
