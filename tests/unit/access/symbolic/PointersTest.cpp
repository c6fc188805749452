// SPDX-License-Identifier: Apache-2.0
//
// Pointers that lead to one of several arrays, values that go round among variables, lambdas, taking bits apart, and
// subscripts.
#include "core/access/form/Text.h"
#include "core/access/symbolic/SymbolicExecution.h"
#include "tests/support/ParsedSource.h"
#include "tests/unit/access/symbolic/AnnotatedKernel.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::tests {

TEST(Pointers, AnUnsignedIndexThatWrapsAroundIsCutOff) {
  expectAsAnnotated(R"(
__global__ void wraps(float *out, unsigned n) {
  unsigned t = threadIdx.x;
  out[t * 2147483648u] = 0;
  // expect: out + 8589934592*tx - 17179869184*floor(tx/2)
  *(out + (t << 30)) = 0;
  // expect: out + 4294967296*tx - 17179869184*floor(tx/4)
  out[t + 4294967295u] = 0;
  // expect: out + 4*tx - 17179869184*floor((tx + 4294967295)/4294967296) + 17179869180
  out[n * 2147483648u] = 0;
  // expect: out + 8589934592*n - 17179869184*floor(n/2)
  out[n * 32 + t] = 0;
  // expect: out + 128*n + 4*tx
})");
}

namespace {

using Ranges = std::map<std::string, std::pair<std::int64_t, std::int64_t>>;

/// The values that a kernel is assumed to keep in a range.
Ranges assumedRanges(const std::string &parameters, const std::string &body) {
  const ParsedSource source("__global__ void k(" + parameters + ") {\n" + body + "\n}\n");
  const access::KernelInstances found = access::executeSymbolically(source.unit(), source.kernel(), {});
  Ranges out;
  for (const access::Assumption &assumption : found.assumptions)
    if (assumption.range) out[assumption.value] = *assumption.range;
  return out;
}

constexpr std::pair<std::int64_t, std::int64_t> intRange{INT32_MIN, INT32_MAX};
constexpr std::pair<std::int64_t, std::int64_t> unsignedRange{0, UINT32_MAX};

} // namespace

/// Where `n * 3` overflows before it is widened, the forms are equal and the values are not.
TEST(Widening, AProductOfParametersIsAssumedToStayInItsType) {
  EXPECT_EQ(assumedRanges("int *out, int n, unsigned m", "long x = n * 3, y = 3L * n;\n"
                                                         "unsigned long u = m * 5, v = 5ul * m;\n"
                                                         "if (x != y || u != v) out[0] = threadIdx.x;"),
            (Ranges{{"3*n", intRange}, {"5*m", unsignedRange}}));
}

TEST(Widening, AProductOfAnIndexAndAParameterIsAssumedToStayInItsType) {
  EXPECT_EQ(assumedRanges("int *out, int d", "int t = threadIdx.x;\nif ((long)(t * d) != (long)t * d) out[0] = t;"),
            (Ranges{{"d*tx", intRange}}));
}

TEST(UnsignedArithmetic, OfParametersIsAssumedNotToWrapAround) {
  const std::string parameters = "int *out, unsigned n, unsigned m";
  const auto assumedIn = [&](const std::string &condition) {
    return assumedRanges(parameters, "if (" + condition + ") out[0] = threadIdx.x;");
  };
  EXPECT_EQ(assumedIn("n * 4u / 4u != n"), (Ranges{{"4*n", unsignedRange}}));
  EXPECT_EQ(assumedIn("n << 2 >> 2 != n"), (Ranges{{"4*n", unsignedRange}}));
  EXPECT_EQ(assumedIn("n + 4u < 4u"), (Ranges{{"n + 4", unsignedRange}}));
  EXPECT_EQ(assumedIn("n * m == 0"), (Ranges{{"n*m", unsignedRange}}));
  EXPECT_EQ(assumedIn("n && !(n * 4u)"), (Ranges{{"4*n", unsignedRange}}));
  EXPECT_EQ(assumedIn("min(n * 4u, 100u) < n"), (Ranges{{"4*n", unsignedRange}}));
  EXPECT_EQ(assumedIn("n < threadIdx.x"), Ranges());
}

/// Nothing tells how large data is: a multiple of it is what is left of it.
TEST(UnsignedArithmetic, MultiplesOfDataAreCutOffBeforeTheyAreDivided) {
  expectAsAnnotated(R"(
__global__ void multiples(float *a, const unsigned *p) {
  unsigned v = p[0];
  // expect: p + 0
  a[v * 4u / 4u] = 0;
  // expect: a + 4*p[0] - 4294967296*floor(p[0]/1073741824)
})");
}

TEST(UnsignedArithmetic, MultiplesOfDataAreCutOffBeforeTheyAreCompared) {
  expectAsAnnotated(R"(
__global__ void smaller(float *a, const unsigned *p) {
  unsigned v = p[0];
  // expect: p + 0
  if (v * 2u < v) a[0] = 0;
  // expect: a + 0
  // when: p[0] < 4294967296*floor(p[0]/2147483648)
  if (v != 0u && v * 2u == 0u) a[1] = 0;
  // expect: a + 4
  // when: p[0] != 0 and 2*p[0] == 4294967296*floor(p[0]/2147483648)
  if ((unsigned)((unsigned long long)v * 2u) < v) a[2] = 0;
  // expect: a + 8
  // when: p[0] < 4294967296*floor(p[0]/2147483648)
})");
}

TEST(Pointers, SwappedInALoopTheyLeadToOneOrTheOther) {
  expectAsAnnotated(R"(
__global__ void pingpong(float *a, float *b, int n) {
  float *in = a, *out = b;
  for (int t = 0; t < n; ++t) {
    out[threadIdx.x] = in[threadIdx.x + 1];
    // expect: a + 4*tx + 4
    // when: k < n and k == 2*floor(k/2)
    // expect: b + 4*tx + 4
    // when: k < n and k != 2*floor(k/2)
    // expect: b + 4*tx
    // when: k < n and k == 2*floor(k/2)
    // expect: a + 4*tx
    // when: k < n and k != 2*floor(k/2)
    float *x = in;
    in = out;
    out = x;
  }
  in[threadIdx.x] = 1;
  // expect: a + 4*tx
  // when: n == 2*floor(n/2)
  // expect: b + 4*tx
  // when: n != 2*floor(n/2)
})");
}

TEST(Pointers, SwappedHalvesOfOneArrayAreAnOffset) {
  expectAsAnnotated(R"(
__device__ void swap(void **a, void **b) { void *t = *a; *a = *b; *b = t; }
__global__ void halves(float *a, int n) {
  __shared__ float s[128];
  float *in = s, *out = s + 64;
  for (int t = 0; t < n; ++t) {
    out[threadIdx.x] = in[threadIdx.x];
    // expect: s + 4*tx + (k == 2*floor(k/2) ? 0 : 256)
    // expect: s + 4*tx + (k == 2*floor(k/2) ? 256 : 0)
    swap((void **)&in, (void **)&out);
  }
})");
}

TEST(Pointers, ReferencesThatAConditionChoosesAreUsedWhereItHolds) {
  expectAsAnnotated(R"(
__global__ void chosen(float *a, float *b, int n) {
  (n > 3 ? a[threadIdx.x] : b[threadIdx.x + 1]) = 1;
  // expect: a + 4*tx
  // when: n >= 4
  // expect: b + 4*tx + 4
  // when: n < 4
  int i = 0;
  (threadIdx.x < 8 ? a[i = 5] : b[2]) = 1;
  // expect: a + 20
  // when: tx < 8
  // expect: b + 8
  // when: tx >= 8
  a[i] = 2;
  // expect: a + 4*(tx < 8 ? 5 : 0)
})");
}

TEST(Pointers, AreChosenByAConditionOfTheBlock) {
  expectAsAnnotated(R"(
struct Pair { float x, y; };
__global__ void choice(float *a, float *b, Pair *pairs, int n) {
  float *p = blockIdx.x < n ? a : b + 4;
  p += threadIdx.x;
  p[1] = 2;
  // expect: a + 4*tx + 4
  // when: bx < n
  // expect: b + 4*tx + 20
  // when: n <= bx
  p = n > 3 ? (float *)pairs : p;
  *p = 1;
  // expect: pairs + 0
  // when: n >= 4
  // expect: a + 4*tx
  // when: n < 4 and bx < n
  // expect: b + 4*tx + 16
  // when: n < 4 and n <= bx
  Pair *one = blockIdx.x == 0 ? pairs : (Pair *)a;
  one[threadIdx.x].y = 0;
  // expect: pairs + 8*tx + 4
  // when: bx == 0
  // expect: a + 8*tx + 4
  // when: bx != 0
})");
}

TEST(Pointers, ThreadsOfOneWarpThatGoToDifferentArraysAreNotTakenApart) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA toolkit";
  const ParsedSource source(R"(
__global__ void choice(float *a, float *b, int n) {
  float *p = threadIdx.x < n ? a : b + 4;
  p[threadIdx.x] = 2;
})");
  const auto instances = access::executeSymbolically(source.unit(), source.kernel(), {});
  ASSERT_EQ(instances.accesses.size(), 1U);
  ASSERT_TRUE(instances.accesses[0].obscurity);
  EXPECT_EQ(instances.accesses[0].obscurity->what, access::ReasonId::pointsToOneOfSeveral);
}

TEST(Pointers, WhatIsFoundBehindOneOfTwoIsNotKnown) {
  expectAsAnnotated(R"(
__global__ void behind(int *out, const int *a, const int *b, int n) {
  const int *p = blockIdx.x < n ? a : b;
  out[p[0]] = 1;
  // expect: a + 0
  // expect: b + 0
  // expect: out NOT AFFINE: p[0] is loaded from memory
})");
}

TEST(Pointers, InSharedMemoryLeadWhereTheOneThreadThatSetsThemSays) {
  expectAsAnnotated(R"(
__global__ void row(float *a, int n) {
  __shared__ float tile[256];
  __shared__ float *mine, *half, *walks;
  if (threadIdx.x == 0) {
    mine = a + blockIdx.x * n;
    // expect: mine + 0
    // when: tx == 0
    half = tile + 128;
    // expect: half + 0
    // when: tx == 0
    walks = a;
    // expect: walks + 0
    // when: tx == 0
  }
  __syncthreads();
  mine[threadIdx.x] = 1;
  // expect: mine + 0
  // expect: a + 4*n*bx + 4*tx
  half[threadIdx.x] = 2;
  // expect: half + 0
  // expect: tile + 4*tx + 512
  walks += 1;
  // expect: walks + 0
  walks[threadIdx.x] = 3;
  // expect: walks + 0
  // expect: walks + 4*tx
})");
}

TEST(Pointers, ThatLieInMemoryLeadToMemoryOfTheirOwn) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA toolkit";
  const ParsedSource source(R"(
__global__ void kernel(float *const *rows, int n) {
  __shared__ float *row;
  for (int k = 0; k < n; ++k) {
    rows[k][threadIdx.x] = rows[k][threadIdx.x + 1];
    rows[blockIdx.x][0] = 1;
  }
  if (threadIdx.x == 0) row = rows[0];
  row[1] = 2;
})");
  const auto instances = access::executeSymbolically(source.unit(), source.kernel(), {});
  std::map<std::string, access::ArrayId> arrays;
  for (const access::AccessInstance &use : instances.accesses) {
    ASSERT_TRUE(use.array);
    const auto known = arrays.emplace(instances[*use.array].name, *use.array).first;
    EXPECT_EQ(known->second, *use.array) << known->first << " is two arrays";
  }
  const auto indicesOf = [&](const std::string &name) { return instances[arrays.at(name)].dependsOn.size(); };
  EXPECT_EQ(instances[arrays.at("row")].space, model::MemorySpace::shared);
  EXPECT_FALSE(instances[arrays.at("row")].isPointer);
  EXPECT_EQ(indicesOf("rows[k]"), 1U);
  EXPECT_EQ(indicesOf("rows[blockIdx.x]"), 1U);
  EXPECT_EQ(indicesOf("rows[0]"), 0U);
}

TEST(Rotations, NumbersGoRoundAmongVariables) {
  expectAsAnnotated(R"(
__global__ void round(float *a, int n) {
  int x = 1, y = threadIdx.x, z = 3;
  for (int k = 0; k < n; ++k) {
    a[x] = 1;
    // expect: a + 4*(k == 3*floor(k/3) ? 1 : (k == 3*floor(k/3) + 1 ? tx : 3))
    int t = x;
    x = y;
    y = z;
    z = t;
  }
})");
}

TEST(NarrowCounters, StayInTheRangeOfTheirType) {
  expectAsAnnotated(R"(
__global__ void narrow(float *a, float *b, short w) {
  for (short i = threadIdx.x; i < w + 6; i += 32) a[4 * i] = 0;
  // expect: a + 16*tx + 512*k
  unsigned char c = threadIdx.x;
  while (b[c] > 0) c += 3;
  // expect: b + 4*tx + 12*k2 - 1024*floor((tx + 3*k2)/256)
})");
}

/// From 120 on, ten steps lead out of a signed char in every launch.
TEST(NarrowCounters, ThatLeaveTheirTypeAreCutOff) {
  const std::string loop = "signed char c = 120;\n"
                           "for (int i = 0; i < COUNT; ++i) {\n  if (c < 0) out[i] = threadIdx.x;\n  c++;\n}";
  const auto counted = [&](const std::string &count) {
    return std::string(loop).replace(loop.find("COUNT"), std::string("COUNT").size(), count);
  };
  EXPECT_EQ(assumedRanges("int *out, int n", counted("10")), Ranges());
  EXPECT_EQ(assumedRanges("int *out, int n", counted("7")), Ranges());
  EXPECT_EQ(assumedRanges("int *out, int n", counted("n")), (Ranges{{"k + 120", {-128, 127}}}));
  expectAsAnnotated(R"(
__global__ void leaves(float *a) {
  signed char c = 120;
  for (int i = 0; i < 10; ++i) {
    a[c + 128] = 0;
    // expect: a + 4*k - 1024*floor((k + 248)/256) + 992
    c++;
  }
  a[c + 128] = 0;
  // expect: a + 8
})");
}

TEST(Bits, ThatAreApartAreAdded) {
  expectAsAnnotated(R"(
__global__ void bits(float *a, int n) {
  int t = threadIdx.x;
  a[(t & ~63) | ((t & 15) << 2) | ((t & 48) >> 4)] = 0;
  // expect: a + 16*tx + 240*floor(tx/64) - 252*floor(tx/16)
  a[(blockIdx.x << 10) ^ t] = 0;
  // expect: a + 4096*bx + 4*tx
  a[(t << 2) & 3] = 0;
  // expect: a + 0
  a[t | blockIdx.x] = 0;
  // expect: a NOT AFFINE: t | blockIdx.x takes the bits of an index apart
  a[(t << 1) | (t >> 4 & 3)] = 0;
  // expect: a NOT AFFINE: (t << 1) | (t >> 4 & 3) takes the bits of an index apart
})");
}

TEST(Symbols, ComputedFromSymbolsAreCoefficients) {
  expectAsAnnotated(R"(
__global__ void scan(float *a, int n) {
  for (int s = n; s > 0; s >>= 1) a[(s / 2) * threadIdx.x] = 0;
  // expect: a + 4*tx*floor(s/2)
})");
}

TEST(Lambdas, SeeWhatTheyCaptured) {
  expectAsAnnotated(R"(
template <typename F> __device__ void each(int n, F f) { for (int i = 0; i < n; ++i) f(i); }
__global__ void lambdas(float *out, const float *in, int n) {
  int x = 0;
  auto step = [&]() { x += 2; };
  x = 1;
  step();
  out[x] = 0;
  // expect: out + 12
  auto at = [=](int i) { return i * n + threadIdx.x; };
  n = 5;
  out[at(3)] = in[n];
  // expect: in + 20
  // expect: out + 12*n + 4*tx
  each(n, [&](int i) {
    out[32 * i + threadIdx.x] = x;
    // expect: out + 4*tx + 128*k
    // loops: k < 5
  });
  int y = 1;
  auto change = [&y](int v) { y = threadIdx.x + v; };
  change(4);
  out[y] = 0;
  // expect: out + 4*tx + 16
})");
}

TEST(Lambdas, ThatChangeTheirOwnCopyAreNotFollowed) {
  expectAsAnnotated(R"(
__global__ void counter(float *out) {
  int k = threadIdx.x;
  auto count = [k]() mutable { return k++; };
  out[count()] = 1;
  // expect: out NOT AFFINE: count() changes what it captured
})");
}

TEST(Lambdas, InAMemberFunctionSeeItsObject) {
  expectAsAnnotated(R"(
struct Writer {
  float *p;
  int n;
  __device__ void go(int i) const {
    auto f = [this](int j) {
      p[j + n] = 1;
      // expect: out + 4*tx + 12
      // expect: out + 4*tx + 16
    };
    f(i);
    f(i + 1);
  }
};
__global__ void members(float *out) {
  Writer writer{out, 3};
  writer.go(threadIdx.x);
})");
}

/// What the accesses of a kernel say of subscripts, in order of execution: "ty < 32, tx < 33".
std::vector<std::string> subscriptsOf(const access::KernelInstances &instances) {
  std::vector<std::string> out;
  for (const access::AccessInstance &access : instances.accesses) {
    std::string text;
    for (const access::Subscript &subscript : access.subscripts)
      text += (text.empty() ? "" : ", ") + toString(instances.atoms, subscript.index) + " < " +
              std::to_string(subscript.extent);
    out.push_back(text);
  }
  return out;
}

TEST(Subscripts, AreKeptForEachDimensionOfTheExpressionItself) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA toolkit";
  const ParsedSource source(R"(
struct Box { float corner[4][2]; };
__device__ void touch(float (&row)[33], int i) { row[i] = 1; }
__global__ void k(float *p, float (*rows)[8]) {
  __shared__ float tile[32][33];
  __shared__ float line[64];
  __shared__ Box box;
  int tx = threadIdx.x, ty = threadIdx.y;
  tile[ty][tx] = 0;
  line[tx] = 0;
  box.corner[tx][1] = 0;
  float *first = &tile[ty][0];
  first[tx] = 0;
  *tile[ty] = 0;
  rows[ty][tx] = 0;
  p[tx] = 0;
  ((float *)tile)[tx] = 0;
  touch(tile[ty], tx);
})");
  const auto instances = access::executeSymbolically(source.unit(), source.kernel(), {});
  EXPECT_EQ(subscriptsOf(instances), (std::vector<std::string>{"ty < 32, tx < 33", "", "tx < 4, 1 < 2", "", "ty < 32",
                                                               "tx < 8", "", "", "tx < 33"}));
}

} // namespace warpgrain::tests
