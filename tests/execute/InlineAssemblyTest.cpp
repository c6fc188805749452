// SPDX-License-Identifier: Apache-2.0
//
// Inline assembly as the toolkit's own headers write it.
#include "tests/execute/KernelRun.h"

#include <cmath>

namespace warpgrain::tests {
namespace {

using InlineAssembly = ExecutorTest;

TEST_F(InlineAssembly, AShuffleWithItsPredicateGuardsAnAddition) {
  // A sum over the lanes of a segment, as CUB reduces a warp.
  const KernelRun run("__global__ void k(int *a) {\n"
                      "  int x = threadIdx.x;\n"
                      "  for (int d = 1; d < 8; d *= 2)\n"
                      "    asm volatile(\"{ .reg .s32 r0; .reg .pred p;\"\n"
                      "                 \"  shfl.sync.down.b32 r0|p, %1, %2, %3, %4;\"\n"
                      "                 \"  @p add.s32 r0, r0, %5; mov.s32 %0, r0;}\"\n"
                      "                 : \"=r\"(x) : \"r\"(x), \"r\"(d), \"r\"(0x1807), \"r\"(-1), \"r\"(x));\n"
                      "  a[threadIdx.x] = x;\n"
                      "}\n",
                      launchOf({1, 1, 1}, {32, 1, 1}, {{"a", filled(32)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto values = run.values<int>("a");
  EXPECT_EQ(values[0], 28);   // 0 + … + 7
  EXPECT_EQ(values[8], 92);   // 8 + … + 15
  EXPECT_EQ(values[24], 220); // 24 + … + 31
}

TEST_F(InlineAssembly, WhatNvccTakesAndClangDoesNotIsRun) {
  const KernelRun run("__global__ void k(unsigned long long *out, unsigned v) {\n"
                      "  unsigned long long t;\n"
                      "  asm volatile(\"mov.u64 %0, %globaltimer;\" : \"=l\"(t));\n"
                      "  asm volatile(\"st.release.sys.global.u32 [%1], %0;\" ::\"r\"(v) \"l\"(out) : \"memory\");\n"
                      "  out[1] = t != 0;\n"
                      "}\n",
                      launchOf({1, 1, 1}, {1, 1, 1}, {{"out", filled(2)}, {"v", std::int64_t{5}}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.values<std::uint64_t>("out"), (std::vector<std::uint64_t>{5, 1}));
}

TEST_F(InlineAssembly, ANegatedPredicateKeepsWhatWasThere) {
  const KernelRun run("__global__ void k(int *a) {\n"
                      "  int x = threadIdx.x;\n"
                      "  asm(\"{ .reg .pred p; setp.ge.s32 p, %1, 2; @!p mov.s32 %0, 77;}\" : \"+r\"(x) : \"r\"(x));\n"
                      "  int size; asm(\"{mov.u32 %0, WARP_SZ; }\" : \"=r\"(size));\n"
                      "  a[threadIdx.x] = x * size / 32;\n"
                      "}\n",
                      launchOf({1, 1, 1}, {4, 1, 1}, {{"a", filled(4)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.values<int>("a"), (std::vector<int>{77, 77, 2, 3}));
}

TEST_F(InlineAssembly, VectorsAreStoredAndLoadedWithAnOrder) {
  // Each block adds to what the one before has left, as CUB scans do.
  const KernelRun run(
      "__global__ void k(uint2 *state, ulonglong2 *wide, ushort4 *small, int *out) {\n"
      "  unsigned sum = 0, flag = blockIdx.x == 0;\n"
      "  while (!flag)\n"
      "    asm volatile(\"ld.relaxed.gpu.v2.u32 {%0, %1}, [%2];\" : \"=r\"(flag), \"=r\"(sum)\n"
      "                 : \"l\"(state + blockIdx.x - 1) : \"memory\");\n"
      "  sum += 3;\n"
      "  asm volatile(\"st.release.gpu.v2.u32 [%0], {%1, %2};\" :: \"l\"(state + blockIdx.x), \"r\"(1), \"r\"(sum)\n"
      "               : \"memory\");\n"
      "  unsigned long long a, b;\n"
      "  asm volatile(\"st.relaxed.gpu.v2.u64 [%0], {%1, %2};\" :: \"l\"(wide), \"l\"(7ull << 40), \"l\"(5ull) : "
      "\"memory\");\n"
      "  asm volatile(\"ld.acquire.gpu.v2.u64 {%0, %1}, [%2];\" : \"=l\"(a), \"=l\"(b) : \"l\"(wide) : \"memory\");\n"
      "  unsigned short c[4];\n"
      "  asm volatile(\"st.relaxed.gpu.v4.u16 [%0], {%1, %2, %2, %3};\" :: \"l\"(small), \"h\"((short)1), "
      "\"h\"((short)2),\n"
      "               \"h\"((short)9) : \"memory\");\n"
      "  asm volatile(\"ld.relaxed.gpu.v4.u16 {%0, %1, %2, %3}, [%4];\" : \"=h\"(c[0]), \"=h\"(c[1]), \"=h\"(c[2]),\n"
      "               \"=h\"(c[3]) : \"l\"(small) : \"memory\");\n"
      "  out[blockIdx.x] = sum + (a >> 40) * 100 + b * 1000 + c[3] * 10000 + c[0] * 100000;\n"
      "}\n",
      launchOf({4, 1, 1}, {1, 1, 1},
               {{"state", filled(8)}, {"wide", filled(4)}, {"small", filled(4)}, {"out", filled(4)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.values<int>("out"), (std::vector<int>{195703, 195706, 195709, 195712}));
}

TEST_F(InlineAssembly, PairsOfHalvesAreComparedEachForItself) {
  const KernelRun run("#include <cuda_fp16.h>\n"
                      "__global__ void k(float *a) {\n"
                      "  __half2 r = __hgt2(__floats2half2_rn(1, 5), __floats2half2_rn(2, 4));\n"
                      "  a[0] = __low2float(r); a[1] = __high2float(r);\n"
                      "  a[2] = __low2float(__hisnan2(__floats2half2_rn(1, 5)));\n"
                      "}\n",
                      launchOf({1, 1, 1}, {1, 1, 1}, {{"a", filled(3)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.values<float>("a"), (std::vector<float>{0, 1, 0}));
}

TEST_F(InlineAssembly, WideAndUpperProductsAndSumsOfManyWordsAreExact) {
  const KernelRun run(
      "typedef unsigned long long u64;\n"
      "__global__ void k(u64 *out, long long *wide) {\n"
      "  u64 a = 0xfedcba9876543210ull + threadIdx.x, b = 0x123456789abcdef1ull;\n"
      "  asm(\"{ .reg .u32 r0,r1,r2,r3,alo,ahi,blo,bhi; mov.b64 {alo,ahi}, %2; mov.b64 {blo,bhi}, %3;\"\n"
      "      \"mul.lo.u32 r0, alo, blo; mul.hi.u32 r1, alo, blo; mad.lo.cc.u32 r1, alo, bhi, r1;\"\n"
      "      \"madc.hi.u32 r2, alo, bhi, 0; mad.lo.cc.u32 r1, ahi, blo, r1; madc.hi.cc.u32 r2, ahi, blo, r2;\"\n"
      "      \"madc.hi.u32 r3, ahi, bhi, 0; mad.lo.cc.u32 r2, ahi, bhi, r2; addc.u32 r3, r3, 0;\"\n"
      "      \"mov.b64 %0, {r0,r1}; mov.b64 %1, {r2,r3}; }\" : \"=l\"(out[0]), \"=l\"(out[1]) : \"l\"(a), \"l\"(b));\n"
      "  int x = -70000 - (int)threadIdx.x, y = 90001, h;\n"
      "  asm(\"mul.wide.s32 %0, %1, %2;\" : \"=l\"(wide[0]) : \"r\"(x), \"r\"(y));\n"
      "  asm(\"mad.wide.s32 %0, %1, %2, %3;\" : \"=l\"(wide[1]) : \"r\"(x), \"r\"(y), \"l\"(5ll << 40));\n"
      "  asm(\"mul.hi.s32 %0, %1, %2;\" : \"=r\"(h) : \"r\"(x), \"r\"(y));\n"
      "  wide[2] = h;\n"
      "}\n",
      launchOf({1, 1, 1}, {1, 1, 1}, {{"out", filled(2)}, {"wide", filled(3)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  __extension__ using Wide = unsigned __int128;
  const Wide product = Wide{0xfedcba9876543210} * 0x123456789abcdef1;
  EXPECT_EQ(run.values<std::uint64_t>("out"),
            (std::vector{static_cast<std::uint64_t>(product), static_cast<std::uint64_t>(product >> 64U)}));
  const std::int64_t small = std::int64_t{-70000} * 90001;
  EXPECT_EQ(run.values<std::int64_t>("wide"), (std::vector{small, small + (std::int64_t{5} << 40), small >> 32}));
}

TEST_F(InlineAssembly, PartsOfAWordAreComputedEachForItself) {
  const KernelRun run("__global__ void k(unsigned *out) {\n"
                      "  unsigned a = 0x7f80ff01, b = 0x01020304;\n"
                      "  asm(\"vmax4.s32.s32.s32 %0, %1, %2, %3;\" : \"=r\"(out[0]) : \"r\"(a), \"r\"(b), \"r\"(0));\n"
                      "  asm(\"vmin4.u32.u32.u32 %0, %1, %2, %3;\" : \"=r\"(out[1]) : \"r\"(a), \"r\"(b), \"r\"(0));\n"
                      "  asm(\"vadd2.u32.u32.u32 %0, %1, %2, %3;\" : \"=r\"(out[2]) : \"r\"(a), \"r\"(b), \"r\"(0));\n"
                      "}\n",
                      launchOf({1, 1, 1}, {1, 1, 1}, {{"out", filled(3)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.values<std::uint32_t>("out"), (std::vector<std::uint32_t>{0x7f020304, 0x01020301, 0x80820205}));
}

TEST_F(InlineAssembly, AtomicFunctionsWithAnOrderAndStoresWithAHintAreThere) {
  const KernelRun run("__global__ void k(int *sum, float *out) {\n"
                      "  __nv_atomic_fetch_add(sum, (int)threadIdx.x, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);\n"
                      "  int old = __nv_atomic_load_n(sum + 1, __NV_ATOMIC_ACQUIRE);\n"
                      "  while (!__nv_atomic_compare_exchange_n(sum + 1, &old, old + 2, false, __NV_ATOMIC_ACQ_REL,\n"
                      "                                         __NV_ATOMIC_RELAXED)) {}\n"
                      "  __stcs(out + threadIdx.x, threadIdx.x * 0.5f);\n"
                      "}\n",
                      launchOf({1, 1, 1}, {64, 1, 1}, {{"sum", filled(2)}, {"out", filled(64)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.values<int>("sum"), (std::vector<int>{2016, 128}));
  EXPECT_EQ(run.values<float>("out")[63], 31.5F);
}

TEST_F(InlineAssembly, AVoteWithAPredicateOfItsOwnTellsTheLanesThatAgree) {
  // As CUB finds the lanes with the same digit.
  const KernelRun run(
      "__global__ void k(unsigned *a) {\n"
      "  unsigned agree = threadIdx.x, bit = 4;\n"
      "  asm(\"{ .reg .pred p; and.b32 %0, %1, %2; setp.ne.u32 p, %0, 0;\"\n"
      "      \"  vote.ballot.sync.b32 %0, p, 0xffffffff; @!p not.b32 %0, %0; }\"\n"
      "      : \"=r\"(agree) : \"r\"(agree), \"r\"(bit));\n"
      "  a[threadIdx.x] = agree;\n"
      "  int all;\n"
      "  asm(\"{ .reg .pred p, q; setp.lt.u32 p, %1, 32; vote.all.sync.pred q, p, -1; selp.s32 %0, 5, 6, q; }\"\n"
      "      : \"=r\"(all) : \"r\"(threadIdx.x));\n"
      "  a[32 + threadIdx.x] = all;\n"
      "}\n",
      launchOf({1, 1, 1}, {32, 1, 1}, {{"a", filled(64)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto values = run.values<unsigned>("a");
  EXPECT_EQ(values[4], 0xf0f0f0f0U);
  EXPECT_EQ(values[3], 0x0f0f0f0fU);
  EXPECT_EQ(values[40], 5U);
}

TEST_F(InlineAssembly, ValuesOfEightBitsAreRoundedToTheNearestAndStayFinite) {
  const KernelRun run(
      "#include <cuda_fp8.h>\n"
      "__device__ const float in[] = {0, 1, -1, 448, 500, -3e38f, 0, 0x1p-9f, 0x1p-10f, 0x1.8p-9f, 17, 1.9375f};\n"
      "__global__ void k(unsigned char *four, unsigned char *five, float *back) {\n"
      "  const int i = threadIdx.x;\n"
      "  const float value = i == 6 ? __int_as_float(0x7fc00000) : in[i];\n"
      "  four[i] = __nv_cvt_float_to_fp8(value, __NV_SATFINITE, __NV_E4M3);\n"
      "  five[i] = __nv_cvt_float_to_fp8(value, __NV_SATFINITE, __NV_E5M2);\n"
      "  __nv_fp8_e4m3 small; small.__x = four[i];\n"
      "  back[i] = float(small);\n"
      "}\n",
      launchOf({1, 1, 1}, {12, 1, 1}, {{"four", filled(12)}, {"five", filled(12)}, {"back", filled(12)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  using Bytes = std::vector<std::uint8_t>;
  EXPECT_EQ(run.values<std::uint8_t>("four"),
            (Bytes{0, 0x38, 0xb8, 0x7e, 0x7e, 0xfe, 0x7f, 0x01, 0x00, 0x02, 0x58, 0x40}));
  EXPECT_EQ(run.values<std::uint8_t>("five"),
            (Bytes{0, 0x3c, 0xbc, 0x5f, 0x60, 0xfb, 0x7f, 0x18, 0x14, 0x1a, 0x4c, 0x40}));
  const auto back = run.values<float>("back");
  EXPECT_EQ(back[3], 448);
  EXPECT_EQ(back[5], -448);
  EXPECT_TRUE(std::isnan(back[6]));
  EXPECT_EQ(back[7], 0x1p-9F);
  EXPECT_EQ(back[10], 16);
}

TEST_F(InlineAssembly, HalvesAreRoundedToWholeNumbers) {
  const KernelRun run("#include <cuda_fp16.h>\n"
                      "__global__ void k(float *a) {\n"
                      "  const __half h = __float2half(-2.5f);\n"
                      "  a[0] = __half2float(hfloor(h)); a[1] = __half2float(hceil(h));\n"
                      "  a[2] = __half2float(hrint(h)); a[3] = __half2float(htrunc(h));\n"
                      "}\n",
                      launchOf({1, 1, 1}, {1, 1, 1}, {{"a", filled(4)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.values<float>("a"), (std::vector<float>{-3, -2, -2, -2}));
}

} // namespace
} // namespace warpgrain::tests
