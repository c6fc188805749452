// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Text.h"
#include "core/access/symbolic/SymbolicExecution.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

namespace warpgrain::tests {

namespace {

access::KernelInstances follow(const ParsedSource &source) {
  auto out = access::executeSymbolically(source.unit(), source.kernel(), {});
  for (std::uint32_t i = 0; i < out.atoms.size(); ++i) {
    const access::Obscurity &reason = out.atoms[access::AtomId{i}].reason;
    if (reason.body == nullptr || !model::isSome(reason.expression)) continue;
    EXPECT_LT(static_cast<std::size_t>(reason.expression), reason.body->expressions.size()) << reason.of("it").text();
  }
  return out;
}

} // namespace

#define NEEDS_CUDA()                                                                                                   \
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA toolkit"

TEST(StrangeSource, TemplatesThatAreNeverInstantiatedAreFollowedAsWritten) {
  NEEDS_CUDA();
  const ParsedSource source(R"(
template <typename T, int N> __global__ void scale(T *a, T f, int i) {
  a[blockIdx.x * N + threadIdx.x] = a[i] * f;
  a[T::offset + threadIdx.x].value = typename T::index(3);
})");
  const auto instances = follow(source);
  ASSERT_GE(instances.accesses.size(), 2u);
  EXPECT_EQ(toString(instances.atoms, instances.accesses[0].byteOffset), "i*sizeof(T)");
  EXPECT_EQ(toString(instances.atoms, instances.accesses[1].byteOffset), "sizeof(T)*N*bx + sizeof(T)*tx");
}

TEST(StrangeSource, AnInstantiationIsChosenByItsArguments) {
  NEEDS_CUDA();
  const ParsedSource source(R"(
template <int N> __global__ void scale(float *a) { a[N * threadIdx.x] = 0; }
template __global__ void scale<3>(float *);
template __global__ void scale<5>(float *);
)");
  access::LaunchContext launch;
  launch.instance = "<5>";
  const auto instances = access::executeSymbolically(source.unit(), source.kernel(), launch);
  ASSERT_EQ(instances.accesses.size(), 1u);
  const auto tx = const_cast<access::AtomTable &>(instances.atoms).threadIndex(model::Axis::x);
  EXPECT_EQ(instances.accesses[0].byteOffset, access::Form(tx, 20));
}

TEST(StrangeSource, ErrorsInKernelsDoNotStopIt) {
  NEEDS_CUDA();
  const ParsedSource source(R"(
__global__ void broken(float *a) {
  int i = undeclared + threadIdx.x;
  a[i] = missing(a[threadIdx.x]);
  Unknown u = 3;
  a[u] = ;
  for (int k = 0; k < ; ++k) a[k] = 0;
})");
  follow(source);
}

TEST(StrangeSource, RecursionIsSaid) {
  NEEDS_CUDA();
  const ParsedSource source(R"(
__device__ int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }
__global__ void recursive(int *a, int n) { a[depth(n)] = 0; })");
  const auto instances = follow(source);
  ASSERT_EQ(instances.unfollowedCalls.size(), 1u);
  EXPECT_EQ(instances.unfollowedCalls[0].reason.what, access::ReasonId::isRecursive);
  ASSERT_EQ(instances.accesses.size(), 1u);
  EXPECT_FALSE(instances.accesses[0].isAffine());
}

TEST(StrangeSource, GotoMakesChangedVariablesUnknown) {
  NEEDS_CUDA();
  const ParsedSource source(R"(
__global__ void jumps(int *a, int n) {
  int i = threadIdx.x;
again:
  a[i] = 0;
  a[threadIdx.x] = 1;
  i += 32;
  if (i < n) goto again;
})");
  const auto instances = follow(source);
  ASSERT_EQ(instances.accesses.size(), 2u);
  EXPECT_FALSE(instances.accesses[0].isAffine());
  EXPECT_TRUE(instances.accesses[1].isAffine());
}

/// A thread may jump past the barrier, or leave before it: nothing is said of who reaches it, and the kernel is not
/// whole.
TEST(StrangeSource, JumpsThatAreNotFollowedAreSaid) {
  NEEDS_CUDA();
  for (const char *leave : {"goto done;", "asm volatile(\"exit;\");", "asm(\"{ @p bra L; L: ret; }\");"}) {
    const ParsedSource source(std::string("__global__ void jumps(int *a) {\n  if (threadIdx.x < 4) ") + leave +
                              "\n  __syncthreads();\n  a[threadIdx.x] = 1;\ndone:\n  return;\n}");
    const auto instances = follow(source);
    EXPECT_TRUE(instances.limit) << leave;
    EXPECT_FALSE(instances.isWhole()) << leave;
    ASSERT_EQ(instances.barriers.size(), 1u) << leave;
    EXPECT_FALSE(instances.barriers[0].isUniform) << leave;
    ASSERT_EQ(instances.accesses.size(), 1u) << leave;
    EXPECT_FALSE(instances.accesses[0].place.guards.empty()) << leave;
  }
}

TEST(StrangeSource, FunctionsThatMayEndTheThreadAreNotFollowed) {
  NEEDS_CUDA();
  const ParsedSource source(R"(
__device__ void leave(bool now) { if (now) asm volatile("exit;"); }
__global__ void ends(int *a) {
  leave(threadIdx.x < 4);
  a[threadIdx.x] = 1;
})");
  const auto instances = follow(source);
  ASSERT_EQ(instances.unfollowedCalls.size(), 1u);
  EXPECT_EQ(instances.unfollowedCalls[0].name, "leave");
}

/// A label alone is no jump.
TEST(StrangeSource, LabelsThatNobodyJumpsToChangeNothing) {
  NEEDS_CUDA();
  const ParsedSource source("__global__ void k(int *a) {\nhere:\n  a[threadIdx.x] = 1;\n}");
  EXPECT_TRUE(follow(source).isWhole());
}

TEST(StrangeSource, ExpressionsThatNobodyListedAreNotFollowed) {
  NEEDS_CUDA();
  const ParsedSource source(R"(
struct Pair { int first, second; };
__global__ void k(Pair *pairs, int Pair::*which) {
  pairs[threadIdx.x].*which = 1;
})");
  const auto instances = follow(source);
  EXPECT_FALSE(instances.isWhole());
  EXPECT_EQ(instances.unfollowedCalls.size() + (instances.limit ? 1 : 0), 2u);
}

TEST(StrangeSource, MemoryCallsTouchAllTheirBytes) {
  NEEDS_CUDA();
  const ParsedSource source(R"(
__global__ void copies(float *a, const float *b, int n) {
  float own[8];
  memcpy(own, b + 8 * threadIdx.x, sizeof own);
  __builtin_memcpy(&a[8 * threadIdx.x], own, 12);
  memset(a + n, 0, n);
})");
  const auto instances = follow(source);
  EXPECT_TRUE(instances.unfollowedCalls.empty());
  ASSERT_EQ(instances.accesses.size(), 5u);
  const auto isRun = [&](std::size_t i, model::AccessKind kind, std::uint64_t bytes) {
    EXPECT_EQ(instances.accesses[i].kind, kind) << i;
    EXPECT_EQ(instances.accesses[i].sizeBytes, bytes) << i;
  };
  for (const auto &access : instances.accesses) {
    if (access.space == model::MemorySpace::global && access.kind == model::AccessKind::read) {
      EXPECT_EQ(access.sizeBytes, 32u);
      EXPECT_EQ(toString(instances.atoms, access.byteOffset), "32*tx");
    }
  }
  isRun(4, model::AccessKind::write, 1); // any byte: how many there are is not known
  EXPECT_FALSE(instances.accesses[4].isAffine());
}

/// The bytes of a variable that are written through its address, or through that of its first member, are no longer
/// known.
TEST(StrangeSource, WhatACopyWritesIsNotKnownAnyMore) {
  NEEDS_CUDA();
  const ParsedSource source(R"(
struct Two { int first, second; };
__global__ void copies(int *a, const int *b) {
  int i = 3;
  Two two = {1, 2};
  int list[2] = {5, 6};
  memcpy(&i, b, 4);
  memcpy(&two.first, b, 8);
  memcpy(list, b, 8);
  a[i] = 0;
  a[two.second] = 0;
  a[list[1]] = 0;
})");
  const auto instances = follow(source);
  std::size_t stores = 0;
  for (const auto &access : instances.accesses) {
    if (access.space != model::MemorySpace::global || access.kind != model::AccessKind::write) continue;
    EXPECT_FALSE(access.isAffine()) << ++stores;
  }
}

TEST(StrangeSource, InlineAssemblySetsWhatItWrites) {
  NEEDS_CUDA();
  const ParsedSource source(R"(
__global__ void lanes(int *a) {
  unsigned lane;
  asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  a[lane] = 0;
  int v;
  asm volatile("ld.global.s32 %0, [%1];" : "=r"(v) : "l"(a));
})");
  const auto instances = follow(source);
  ASSERT_EQ(instances.accesses.size(), 1u);
  EXPECT_EQ(instances.accesses[0].obscurity->what, access::ReasonId::isSetByAssembly);
  EXPECT_EQ(instances.unfollowedCalls.size(), 1u);
}

/// As macros for the lesser of two are written: what is read in it is read, and nothing else happens.
TEST(StrangeSource, StatementExpressionsThatComputeAValueDoNothingToMemory) {
  NEEDS_CUDA();
  const ParsedSource source(R"(
#define LESSER(a, b) ({ __typeof__(a) _a = (a); __typeof__(b) _b = (b); _a < _b ? _a : _b; })
__device__ int least(const int *a, int i) { return LESSER(a[i], a[i + 1]); }
__global__ void lesser(int *a, int n) {
  int t = threadIdx.x;
  int m = LESSER(a[t], n);
  a[t + 64] = least(a, 7) + m;
})");
  const auto instances = follow(source);
  EXPECT_TRUE(instances.unfollowedCalls.empty());
  std::vector<std::string> offsets;
  for (const auto &access : instances.accesses)
    offsets.push_back(toString(instances.atoms, access.byteOffset));
  EXPECT_EQ(offsets, (std::vector<std::string>{"4*tx", "28", "32", "4*tx + 256"}));
}

TEST(StrangeSource, StatementExpressionsThatDoMoreAreNotFollowed) {
  NEEDS_CUDA();
  for (const std::string inside : {"({ int t = n; t = 2; t; })", "({ a[7] = n; n; })", "({ f(a); n; })", "({ n++; })",
                                   "({ while (n > 0) {} n; })", "({ if (n) return; n; })", "({ static int t; t; })"}) {
    const ParsedSource source("__device__ void f(int *a) { a[0] = 1; }\n"
                              "__global__ void k(int *a, int n) { a[threadIdx.x] = " +
                              inside + "; }");
    EXPECT_EQ(follow(source).unfollowedCalls.size(), 1u) << inside;
  }
}

TEST(StrangeSource, LambdasChangeWhatTheyCapture) {
  NEEDS_CUDA();
  const ParsedSource source(R"(
__global__ void lambda(int *a) {
  int i = threadIdx.x;
  auto move = [&] { i += 7; a[i] = 1; };
  move();
  a[i] = 0;
})");
  const auto instances = follow(source);
  ASSERT_EQ(instances.accesses.size(), 2u);
  EXPECT_EQ(toString(instances.atoms, instances.accesses[0].byteOffset), "4*tx + 28");
  EXPECT_EQ(toString(instances.atoms, instances.accesses[1].byteOffset), "4*tx + 28");
  EXPECT_TRUE(instances.unfollowedCalls.empty());
}

TEST(StrangeSource, BarriersTellWhetherAllThreadsReachThem) {
  NEEDS_CUDA();
  const ParsedSource source(R"(
__global__ void barriers(int *a, int n) {
  __syncthreads();
  if (threadIdx.x < 4) __syncthreads();
  if (n > 3) __syncthreads();
  for (int i = threadIdx.x; i < n; i += 32) __syncthreads();
  for (int i = 0; i < n; ++i) {
    if (a[i * 32 + threadIdx.x] < 0) return;
    __syncthreads();
  }
})");
  const auto instances = follow(source);
  ASSERT_EQ(instances.barriers.size(), 5u);
  const bool expected[] = {true, false, true, false, false};
  for (std::size_t i = 0; i < 5; ++i)
    EXPECT_EQ(instances.barriers[i].isUniform, expected[i]) << i;
}

TEST(StrangeSource, DeepNestsOfLoopsEnd) {
  NEEDS_CUDA();
  std::string text = "__global__ void deep(float *a, int n) {\n";
  for (int i = 0; i < 12; ++i)
    text += "for (int i" + std::to_string(i) + " = 0; i" + std::to_string(i) + " < n; ++i" + std::to_string(i) + ")\n";
  const ParsedSource source(text + "a[i0 + i11] += a[i5 * n];\n}");
  const auto instances = follow(source);
  EXPECT_EQ(instances.accesses.size(), 2u);
}

TEST(StrangeSource, ReasonsNameExpressionsOfTheirOwnBody) {
  NEEDS_CUDA();
  const ParsedSource source(R"(
struct Walker {
  int at;
  __device__ Walker(int from) { at = from; }
  __device__ void next(int &seen, const int *steps) { if (steps[at] > 0) seen = at; at += steps[at]; }
};
__device__ void choose(int &v, bool c) { if (c) v = 3; else if (v > 2) v = 4; }
__global__ void walk(int *a, const int *steps, int n) {
  int last, other;
  Walker walker(threadIdx.x);
  for (int i = 0; i < n; ++i) walker.next(last, steps);
  choose(other, threadIdx.x > 2);
  a[last + other] = walker.at;
})");
  const auto instances = follow(source);
  EXPECT_FALSE(instances.accesses.empty());
  EXPECT_FALSE(instances.accesses.back().isAffine());
}

TEST(StrangeSource, NumbersAtTheEndsOfTheirRangeArePrinted) {
  NEEDS_CUDA();
  const ParsedSource source(R"(
__global__ void ends(int *a, unsigned long long n, long long m) {
  if (n > 0xffffffff00000000ull) a[0] = 0;
  if (m >= -9223372036854775807ll - 1) a[1] = 0;
  if (n - 9223372036854775807ull < n * 9223372036854775807ull) a[threadIdx.x] = 1;
})");
  const auto instances = follow(source);
  for (const access::AccessInstance &access : instances.accesses)
    EXPECT_FALSE(toString(instances.atoms, access::Condition::all(access.place.guards)).empty());
}

TEST(StrangeSource, DuffsDeviceIsWidened) {
  NEEDS_CUDA();
  const ParsedSource source(R"(
__global__ void duff(float *a, int n) {
  int i = 0;
  switch (n % 4) {
  case 0: do { a[i++] = 0;
  case 3: a[i++] = 0;
  case 2: a[i++] = 0;
  case 1: a[i++] = 0;
    } while (--n > 0);
  }
})");
  const auto instances = follow(source);
  EXPECT_EQ(instances.accesses.size(), 4u);
}

TEST(StrangeSource, MembersOfPackedRecordsAreAlignedAsTheirRecords) {
  NEEDS_CUDA();
  const ParsedSource source(R"(
struct Plain { int a[2]; char c; };
struct __attribute__((packed)) Packed { char c; int x; Plain in; };
__global__ void packed(Packed *p, Plain *q) {
  p[threadIdx.x].x = 1;
  p->in.a[1] = 2;
  q->a[1] = 3;
  int *r = q->a;
  r[0] = 4;
})");
  const auto instances = follow(source);
  ASSERT_EQ(instances.accesses.size(), 4u);
  EXPECT_EQ(instances.accesses[0].alignment, 1u);
  EXPECT_EQ(instances.accesses[1].alignment, 1u);
  EXPECT_EQ(instances.accesses[2].alignment, 4u);
  EXPECT_EQ(instances.accesses[3].alignment, 4u);
}

TEST(StrangeSource, WhatAssemblyUpdatesIsReadAndWritten) {
  NEEDS_CUDA();
  const ParsedSource source(R"(
__global__ void update(int *a, int *b) {
  asm("add.s32 %0, %0, 1;" : "+r"(a[threadIdx.x]), "=r"(b[threadIdx.x]));
})");
  const auto instances = follow(source);
  ASSERT_EQ(instances.accesses.size(), 2u);
  EXPECT_EQ(instances.accesses[0].kind, model::AccessKind::readWrite);
  EXPECT_EQ(instances.accesses[1].kind, model::AccessKind::write);
}

} // namespace warpgrain::tests
