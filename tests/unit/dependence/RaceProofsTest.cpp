// SPDX-License-Identifier: Apache-2.0
//
// Kernels that race, and that were proved free of races: what a proof must not take for granted.
#include "tests/unit/dependence/Analyzed.h"

#include <gmock/gmock.h>

namespace warpgrain::dependence {
namespace {

using testing::HasSubstr;
using tests::Analyzed;

class RaceProofs : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  /// Of a kernel with parameters a, b (int *), n and t, started with a grid of so many blocks of 64 threads.
  static RaceReport racesOf(const std::string &declared, const std::string &parameters, const std::string &body,
                            const std::string &arguments, int blocks = 1) {
    return Analyzed(declared + "\n__global__ void k(" + parameters + ") {\n  int t = threadIdx.x;\n  " + body +
                    "\n}\nvoid go(int *a, int **table, int n) { k<<<" + std::to_string(blocks) + ", 64>>>(" +
                    arguments + "); }\n")
        .found()
        .races;
  }

  static bool isProved(const RaceReport &races) { return races.races.empty() && races.isFreeWithinBlocks(); }
};

TEST_F(RaceProofs, TakeABooleanFor0Or1WhateverItIsGiven) {
  const auto ofUpdate = [](const std::string &update) {
    return isProved(racesOf("", "int *a", "bool b = false; " + update + " a[b == 1 ? 64 : t] = t;", "a"));
  };
  EXPECT_FALSE(ofUpdate("b |= t & 4;"));
  EXPECT_FALSE(ofUpdate("b += t & 4;"));
  EXPECT_FALSE(ofUpdate("b ^= t & 4;"));
  EXPECT_FALSE(ofUpdate("b = t & 4;"));
  EXPECT_FALSE(ofUpdate("struct { bool is; } one{bool(t & 4)}; b = one.is;"));
  EXPECT_TRUE(ofUpdate("b &= t & 4;"));
}

TEST_F(RaceProofs, TakeMultiplesOfUnsignedDataForNumbersThatMayWrapAround) {
  const auto ofGuard = [](const std::string &guard) {
    return isProved(racesOf("", "int *a, const unsigned long long *__restrict__ k",
                            "unsigned long long h = k[t]; if (" + guard + ") a[0] = t;",
                            "a, (const unsigned long long *)table"));
  };
  EXPECT_FALSE(ofGuard("h * 3 / 3 != h"));
  EXPECT_FALSE(ofGuard("(h * 0xff51afd7ed558ccdull) / 5 % 2 == 1"));
  EXPECT_TRUE(ofGuard("h + 1 - 1 != h"));
}

TEST_F(RaceProofs, TakeAPlaceThatAFunctionFindsForOneThatIsNotKnown) {
  const auto ofPlace = [](const std::string &place) {
    return isProved(racesOf("", "char *c", "char *q = (char *)" + place + "; q[t] = 1; __syncthreads(); c[t + 64] = 2;",
                            "(char *)a"));
  };
  EXPECT_FALSE(ofPlace("memchr(c, 3, 64); if (q != c) *q = t"));
  EXPECT_FALSE(ofPlace("__builtin_memchr(c, 3, 64); if (q != c) *q = t"));
  EXPECT_TRUE(ofPlace("c; if (q != c) *q = t"));
}

TEST_F(RaceProofs, TakeOneConstantReadAsTwoTypesForTwoValues) {
  const auto ofReads = [](const std::string &reads) {
    return isProved(racesOf("__constant__ int c[4] = {100000, 70000, 3};", "int *a, const int *__restrict__ p",
                            reads + " if (x != y) a[0] = t;", "a, a + 9"));
  };
  EXPECT_FALSE(ofReads("int x = c[1]; short y = *(const short *)(c + 1);"));
  EXPECT_FALSE(ofReads("int x = p[1]; unsigned char y = *(const unsigned char *)(p + 1);"));
  EXPECT_TRUE(ofReads("int x = c[1]; int y = c[1];"));
}

TEST_F(RaceProofs, TakePointersThatTheKernelStoresInOtherTypesForChanged) {
  const auto ofStore = [](const std::string &store) {
    return isProved(racesOf("struct N { int *p; };\nunion U { int *p; unsigned long long bits; };", "N *nodes, U *all",
                            store + " __syncthreads(); int *one = nodes[0].p, *two = nodes[1].p, *three = all[0].p; "
                                    "one[t] = 1; two[63 - t] = 2; three[t + 1] = 3;",
                            "(N *)table, (U *)table"));
  };
  EXPECT_FALSE(ofStore("N x = nodes[0]; __syncthreads(); if (t == 0) nodes[1] = x;"));
  EXPECT_FALSE(ofStore("unsigned long long x = ((unsigned long long *)nodes)[0]; __syncthreads(); "
                       "if (t == 0) ((unsigned long long *)nodes)[1] = x;"));
  EXPECT_FALSE(ofStore("unsigned long long x = all[0].bits; __syncthreads(); if (t == 0) all[1].bits = x;"));
  EXPECT_TRUE(ofStore(""));
}

TEST_F(RaceProofs, TakeWhatAFunctionStoredInOneCallForWhatItMayHaveStoredInAnother) {
  const std::string fill = "__device__ void fill(int *x, bool goes) {\n  __shared__ int *p;\n  __syncthreads();\n"
                           "  if (goes && threadIdx.x == 0) p = x;\n  __syncthreads();\n  p[threadIdx.x] = 1;\n}";
  const std::string parameters = "int *__restrict__ a, int *__restrict__ b, int n";
  EXPECT_FALSE(isProved(racesOf(fill, parameters, "fill(a, true); fill(b, n > 5); a[63 - t] = 4;", "a, a + 64, n")));
  EXPECT_TRUE(isProved(racesOf(fill, parameters, "fill(a, true); b[63 - t] = 4;", "a, a + 64, n")));
}

TEST_F(RaceProofs, TakeTheMembersOfEachBaseClassForThoseOfThatClass) {
  const auto ofMembers = [](const std::string &classes, const std::string &stores) {
    return racesOf(classes, "D *d, int *a", stores, "(D *)table, a");
  };
  const std::string own = "struct A { int x; __device__ void set(int v) { x = v; } };\nstruct D : A { int x; };";
  EXPECT_FALSE(isProved(ofMembers(own, "d[t].A::x = 1; ((int *)d)[2 * (63 - t)] = t;")));
  EXPECT_FALSE(isProved(ofMembers(own, "d[t].set(1); ((int *)d)[2 * (63 - t)] = t;")));
  EXPECT_FALSE(isProved(ofMembers(own, "D e; e.A::x = 0; e.x = 3; a[e.A::x] = t;")));
  const std::string nested = "template <int N> struct Pad { int p; };\n"
                             "template <int N> struct Tuple : Pad<N>, Tuple<N - 1> { int v; };\n"
                             "template <> struct Tuple<0> { int v; __device__ void set(int x) { v = x; } };\n"
                             "using D = Tuple<1>;";
  EXPECT_FALSE(isProved(ofMembers(nested, "d[t].set(5); ((int *)d)[3 * (63 - t) + 1] = t;")));
  const std::string two =
      "struct A { int x[3]; };\nstruct B { int y; __device__ void set(int v) { y = v; } };\n"
      "struct C { int z; __device__ void put(int v) { z = v; } };\nstruct D : A, B, C { int own; };";
  EXPECT_TRUE(ofMembers(two, "d[t].set(1); d[63 - t].put(2);").races.empty());
  EXPECT_FALSE(isProved(ofMembers(two, "d[t].set(1); ((int *)d)[6 * (63 - t) + 3] = t;")));
  EXPECT_TRUE(isProved(ofMembers(two, "d[t].set(1); d[t].y = 3; d[t].own = d[t].z;")));
  EXPECT_FALSE(isProved(
      ofMembers("struct V { int v; };\nstruct D : virtual V { int a; };", "D e; e.v = t; e.a = 2; a[e.v / 64] = t;")));
  EXPECT_TRUE(ofMembers("struct A { int x; };\nstruct B { int x; };\nstruct D : A, B { int y; };",
                        "d[t].A::x = t; a[t] = d[63 - t].B::x;")
                  .races.empty());
}

TEST_F(RaceProofs, TakeWhatAReferenceToConstLeadsToForReadWhereItIsUsed) {
  const auto ofFunction = [](const std::string &function, const std::string &bound) {
    return isProved(racesOf(
        function, "int *a",
        "__shared__ int s[64]; s[t] = t; __syncthreads(); " + bound + " __syncthreads(); s[t] = 7; a[t] = e;", "a"));
  };
  EXPECT_FALSE(ofFunction("__device__ const int &same(const int &x) { return x; }", "const int &e = same(s[63 - t]);"));
  EXPECT_FALSE(ofFunction("__device__ int &&moved(int &x) { return (int &&)x; }", "int &&e = moved(s[63 - t]);"));
  EXPECT_FALSE(ofFunction("struct View { int *p; __device__ const int &operator[](int i) const { return p[i]; } };",
                          "View view{s}; const int &e = view[63 - t];"));
  EXPECT_TRUE(ofFunction("__device__ const int &same(const int &x) { return x; }", "const int e = same(s[63 - t]);"));
  EXPECT_TRUE(ofFunction("struct View { int *p; __device__ const int &operator[](int i) const { return p[i]; } };",
                         "View view{s}; const int e = view[63 - t];"));
}

TEST_F(RaceProofs, TakeAtomicOperationsForOrderedOnlyAmongThoseOfTheirScopeAndSize) {
  const auto acrossBlocks = [](const std::string &body) {
    const RaceReport races = racesOf("", "int *a", body, "a", 4);
    EXPECT_TRUE(races.races.empty()) << races.races.front().reason.text();
    return races.possible.empty() ? std::string() : races.possible.front().reason.text();
  };
  EXPECT_EQ(acrossBlocks("atomicAdd(a, 1);"), "");
  EXPECT_EQ(acrossBlocks("atomicAdd_system(a, 1); atomicExch(a, 2);"), "");
  EXPECT_THAT(acrossBlocks("atomicAdd_block(a, 1);"), HasSubstr("for the threads of one block alone"));
  EXPECT_THAT(acrossBlocks("atomicAdd((unsigned long long *)a, 1ull); atomicAdd(&a[1], 1);"),
              HasSubstr("on 8 and on 4 bytes"));
  EXPECT_TRUE(isProved(racesOf("", "int *a", "atomicAdd_block(a, 1);", "a")));
}

TEST_F(RaceProofs, TakeAtomicObjectsForAtomicAmongThoseOfTheirScope) {
  const auto acrossBlocks = [](const std::string &parameter, const std::string &body) {
    const RaceReport races = racesOf("#include <cuda/atomic>\n", parameter, body, "(decltype(nullptr))nullptr", 4);
    EXPECT_TRUE(races.races.empty()) << races.races.front().reason.text();
    return races.possible.empty() ? std::string() : races.possible.front().reason.text();
  };
  EXPECT_EQ(acrossBlocks("cuda::atomic<int, cuda::thread_scope_device> *x", "x->fetch_add(1);"), "");
  EXPECT_EQ(acrossBlocks("cuda::atomic<int> *x", "x->fetch_add(1);"), "");
  EXPECT_THAT(acrossBlocks("cuda::atomic<int, cuda::thread_scope_block> *x", "x->fetch_add(1);"),
              HasSubstr("for the threads of one block alone"));
  EXPECT_NE(acrossBlocks("cuda::atomic<int, cuda::thread_scope_thread> *x", "x->fetch_add(1);"), "");
  const std::string add = "__nv_atomic_fetch_add(a, 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_";
  EXPECT_EQ(acrossBlocks("int *a", add + "DEVICE);"), "");
  EXPECT_THAT(acrossBlocks("int *a", add + "BLOCK);"), HasSubstr("for the threads of one block alone"));
  EXPECT_NE(acrossBlocks("int *a", add + "THREAD);"), "");
  EXPECT_EQ(acrossBlocks("int *a", "__nv_atomic_fetch_add(a, 1, __NV_ATOMIC_SEQ_CST);"), ""); // of the system
  const std::string scoped = "__scoped_atomic_fetch_add(a, 1, __ATOMIC_RELAXED, __MEMORY_SCOPE_";
  EXPECT_EQ(acrossBlocks("int *a", scoped + "DEVICE);"), "");
  EXPECT_THAT(acrossBlocks("int *a", scoped + "WRKGRP);"), HasSubstr("for the threads of one block alone"));
}

TEST_F(RaceProofs, TakeWhatAnAtomicOperationGivesBackThroughAPointerForWritten) {
  const auto ofLoad = [](const std::string &to) {
    return isProved(
        racesOf("", "int *a", "__shared__ int s[64]; __nv_atomic_load(a, " + to + ", __NV_ATOMIC_RELAXED, 1);", "a"));
  };
  EXPECT_FALSE(ofLoad("&s[0]"));
  EXPECT_FALSE(ofLoad("s"));
  EXPECT_TRUE(ofLoad("&s[t]"));
}

TEST_F(RaceProofs, TakeWhatAnAtomicOperationIsHandedByReferenceForChanged) {
  const auto ofIndex = [](const std::string &index) {
    return isProved(
        racesOf("#include <cuda/std/atomic>\n", "cuda::std::atomic<int> *x, int *a",
                "int e = 0; x->compare_exchange_strong(e, 1); x->fetch_add(t); a[" + index + "] = 1; a[2 * t + 3] = 2;",
                "nullptr, a"));
  };
  EXPECT_FALSE(ofIndex("2 * t + e"));
  EXPECT_TRUE(ofIndex("2 * t"));
}

TEST_F(RaceProofs, TakeAtomicObjectsForAtomicByWhateverTheyAreNamed) {
  const auto ofUse = [](const std::string &use) {
    return racesOf("#include <cuda/std/atomic>\n", "int *a",
                   "__shared__ cuda::std::atomic<int> x[2]; x[0].fetch_add(1); " + use, "a");
  };
  EXPECT_TRUE(isProved(ofUse("a[t] = x[0].load();")));
  EXPECT_TRUE(isProved(ofUse("x[0]++; x[0].store(3);")));
  EXPECT_FALSE(ofUse("a[t] = *(int *)&x[0];").races.empty());
  EXPECT_TRUE(isProved(ofUse("a[t] = *(int *)&x[1];")));
}

TEST_F(RaceProofs, TakeWhatAnAtomicReferenceLeadsToForChanged) {
  const auto ofUse = [](const std::string &use) {
    return racesOf("#include <cuda/std/atomic>\n", "int *a, int *b", "cuda::std::atomic_ref<int> r(a[0]); " + use,
                   "a, a + 9");
  };
  EXPECT_FALSE(isProved(ofUse("r.fetch_add(1); b[t] = a[0];")));
  EXPECT_TRUE(ofUse("if (t == 0) a[0] = 0; __syncthreads(); r.fetch_add(1);").races.empty());
}

TEST_F(RaceProofs, TakeRecordsThatBeginInOneAnotherForDifferentBytes) {
  const auto ofStore = [](const std::string &store) {
    return racesOf("struct S { int a, b; };", "int *a", store, "a").isFreeWithinBlocks();
  };
  EXPECT_FALSE(ofStore("(S &)a[t] = S{1, 2};"));
  EXPECT_TRUE(ofStore("(S &)a[0] = S{1, 2};"));
  EXPECT_TRUE(ofStore("((S *)a)[t & 3] = S{1, 2};"));
  EXPECT_TRUE(ofStore("a[t & 3] = 1;"));
}

TEST_F(RaceProofs, TakeWhatALibraryGivesBackByReferenceForReadWhereItIsUsed) {
  const auto ofBound = [](const std::string &bound) {
    return isProved(racesOf(
        "#include <cuda/std/utility>\n", "int *a",
        "__shared__ int s[64]; s[t] = t; __syncthreads(); " + bound + " __syncthreads(); s[t] = 7; a[t] = e;", "a"));
  };
  EXPECT_FALSE(ofBound("int &&e = cuda::std::move(s[63 - t]);"));
  EXPECT_FALSE(ofBound("const int &e = cuda::std::as_const(s[63 - t]);"));
  EXPECT_TRUE(ofBound("const int e = cuda::std::as_const(s[63 - t]);"));
  EXPECT_TRUE(ofBound("int x = s[63 - t]; const int &e = cuda::std::as_const(x);"));
}

TEST_F(RaceProofs, TakeBitFieldsOfOneWordForChangedByEachOther) {
  const auto ofStores = [](const std::string &one, const std::string &other) {
    return racesOf("struct B { unsigned char a : 4, b : 4; };", "B *w", "w[t]." + one + " w[t ^ 1]." + other, "(B *)a")
        .isFreeWithinBlocks();
  };
  EXPECT_FALSE(ofStores("a = 1;", "b = 1;"));
  EXPECT_FALSE(ofStores("a = 0;", "b = 0;"));
  EXPECT_TRUE(ofStores("a = 1;", "a = 1;"));
}

TEST_F(RaceProofs, TakeWhatIsDeclaredConstForChangedWhereTheKernelWritesIt) {
  const auto ofStore = [](const std::string &store) {
    return isProved(racesOf("", "const int *__restrict__ p, int *a",
                            "int x = p[0]; __syncthreads(); if (t == 0) " + store +
                                " = 5; __syncthreads(); int y = p[0]; if (x != y) a[0] = t;",
                            "a + 9, a"));
  };
  EXPECT_FALSE(ofStore("((int *)p)[0]"));
  EXPECT_FALSE(ofStore("*const_cast<int *>(p)"));
  EXPECT_FALSE(ofStore("(int &)p[0]"));
  EXPECT_TRUE(ofStore("a[1]"));
}

TEST_F(RaceProofs, TakeWhatAssemblyUpdatesForReadAndWritten) {
  EXPECT_FALSE(isProved(racesOf("", "int *a", R"(asm("add.s32 %0, %0, 1;" : "+r"(a[t])); a[t ^ 1] = 2;)", "a")));
  EXPECT_FALSE(isProved(racesOf("", "int *a", R"(int x = t; asm("mov.s32 %0, 1;" : "+r"(x)); a[x] = t;)", "a")));
}

TEST_F(RaceProofs, TakeWhatATextureIsLoadedIntoForWritten) {
  const auto ofLoad = [](const std::string &to) {
    return isProved(racesOf("", "int *a, cudaTextureObject_t x",
                            "__shared__ int s[64]; tex1Dfetch(&s[" + to + "], x, t); a[t] = s[" + to + "];", "a, 0"));
  };
  EXPECT_FALSE(ofLoad("0"));
  EXPECT_TRUE(ofLoad("t"));
}

TEST_F(RaceProofs, TakeWhatAMatchOfLanesIsHandedForWritten) {
  const auto ofMatch = [](const std::string &to) {
    return isProved(racesOf("", "int *a", "__shared__ int s[64]; a[t] = __match_all_sync(~0u, t, " + to + ");", "a"));
  };
  EXPECT_FALSE(ofMatch("s"));
  EXPECT_FALSE(ofMatch("&s[0]"));
  EXPECT_TRUE(ofMatch("s + t"));
}

TEST_F(RaceProofs, EvaluateWhatATextureIsHandedOnce) {
  const auto ofStore = [](const std::string &at) {
    return isProved(racesOf("", "int *a, cudaTextureObject_t x",
                            "int i = 2 * t; int v = tex1Dfetch<int>(x, i++); a[i] = v; a[" + at + "] = 1;", "a, 0"));
  };
  EXPECT_FALSE(ofStore("2 * t + 3"));
  EXPECT_TRUE(ofStore("2 * t + 2"));
}

TEST_F(RaceProofs, MultiplyTheLow24Bits) {
  const auto ofStores = [](const std::string &stores) {
    return isProved(racesOf("", "int *a, int n", stores, "a, n"));
  };
  EXPECT_FALSE(ofStores("a[t] = 1; a[__mul24(0x1000000 + 63 - t, 1)] = t;"));
  EXPECT_FALSE(ofStores("a[__umul24(t << 20, 16) / 16] = t;"));
  EXPECT_FALSE(ofStores("a[__umad24(t << 22, 4, 5)] = t;"));
  EXPECT_TRUE(ofStores("a[__mul24(blockIdx.x, blockDim.x) + t] = t;"));
  EXPECT_TRUE(ofStores("a[__umul24(t, n) + blockIdx.x] = t;"));
}

TEST_F(RaceProofs, TakeARegisterOfPtxForOneOfEachThread) {
  EXPECT_TRUE(racesOf("", "int *a", "a[__nvvm_read_ptx_sreg_tid_x()] = t;", "a").races.empty());
  EXPECT_FALSE(isProved(racesOf("", "int *a", "a[__nvvm_read_ptx_sreg_laneid()] = t;", "a")));
}

TEST_F(RaceProofs, FollowAPointerThatIsSaidToBeAligned) {
  const auto ofStore = [](const std::string &store) {
    return isProved(racesOf("", "int *a", "int *q = (int *)__builtin_assume_aligned(a, 16); a[t] = 1; " + store, "a"));
  };
  EXPECT_TRUE(ofStore("q[t] = 2;"));
  EXPECT_FALSE(ofStore("q[63 - t] = 2;"));
}

} // namespace
} // namespace warpgrain::dependence
