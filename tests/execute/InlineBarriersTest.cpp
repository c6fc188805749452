// SPDX-License-Identifier: Apache-2.0
//
// Inline assembly on shared memory by its narrow addresses: copies that need no register, and barriers that are
// objects.
#include "tests/execute/KernelRun.h"

#include <gmock/gmock.h>

#include <cstdint>
#include <map>
#include <string>

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;
using InlineBarriers = ExecutorTest;

TEST_F(InlineBarriers, SharedMemoryIsReachedByNarrowAddresses) {
  const KernelRun run(
      "__global__ void k(int *out) {\n"
      "  __shared__ int other[7];\n"
      "  __shared__ int s[64];\n"
      "  other[threadIdx.x % 7] = 1;\n"
      "  const unsigned a = (unsigned)__cvta_generic_to_shared(s + threadIdx.x);\n"
      "  asm volatile(\"st.shared.u32 [%0 + 128], %1;\" :: \"r\"(a), \"r\"(threadIdx.x * 3) : \"memory\");\n"
      "  int v;\n"
      "  asm volatile(\"{ .reg .u64 %%wide; .reg .u32 %%r<3>; cvta.to.shared.u64 %%wide, %1;\"\n"
      "               \"  cvt.u32.u64 %%r1, %%wide; ld.shared.u32 %%r2, [%%r1]; mov.u32 %0, %%r2; }\"\n"
      "               : \"=r\"(v) : \"l\"(s + 32 + threadIdx.x) : \"memory\");\n"
      "  out[threadIdx.x] = v + s[32 + threadIdx.x];\n"
      "}\n",
      launchOf({2, 1, 1}, {32, 1, 1}, {{"out", filled(32)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.values<int>("out")[9], 54);
}

TEST_F(InlineBarriers, AsynchronousCopiesAreThereWhenTheyAreWaitedFor) {
  const KernelRun run(
      "#include <cuda_pipeline.h>\n"
      "__global__ void k(const int *in, int *out, int *part, int *left) {\n"
      "  __shared__ alignas(16) int s[4 * 32], t[4 * 32], u[32];\n"
      "  const int i = threadIdx.x;\n"
      "  __pipeline_memcpy_async(s + 4 * i, in + 4 * i, 16);\n"
      "  __pipeline_commit();\n"
      "  asm volatile(\"cp.async.ca.shared.global.L2::128B [%0], [%1], 16, %2;\"\n"
      "               :: \"r\"((unsigned)__cvta_generic_to_shared(t + 4 * i)), \"l\"(in + 4 * i), \"r\"(i % 3 * 4));\n"
      "  u[i] = -1;\n"
      "  asm volatile(\"{ .reg .pred p; setp.ne.b32 p, %2, 0; @p cp.async.ca.shared.global [%0], [%1], 4; }\"\n"
      "               :: \"r\"((unsigned)__cvta_generic_to_shared(u + i)), \"l\"(in + i), \"r\"(i % 2) : \"memory\");\n"
      "  asm volatile(\"cp.async.commit_group;\");\n"
      "  __pipeline_wait_prior(1);\n"
      "  asm volatile(\"cp.async.wait_group %0;\" :: \"n\"(0) : \"memory\");\n"
      "  __syncthreads();\n"
      "  for (int j = 0; j < 4; ++j) { out[4 * i + j] = s[(4 * i + j + 5) % 128]; part[4 * i + j] = t[4 * i + j]; }\n"
      "  left[i] = u[i];\n"
      "}\n",
      launchOf({1, 1, 1}, {32, 1, 1},
               {{"in", ramp(128)}, {"out", filled(128)}, {"part", filled(128, 9)}, {"left", filled(32)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto out = run.values<int>("out");
  const auto part = run.values<int>("part");
  const auto left = run.values<int>("left");
  for (int i = 0; i < 128; ++i) {
    EXPECT_EQ(out[i], (i + 5) % 128);
    EXPECT_EQ(part[i], i % 4 < i / 4 % 3 ? i : 0) << i;
  }
  for (int i = 0; i < 32; ++i)
    EXPECT_EQ(left[i], i % 2 != 0 ? i : -1);
}

TEST_F(InlineBarriers, AnAsynchronousCopyBesideItsArrayIsFound) {
  const KernelRun run("__global__ void k(const int *in, int *out) {\n"
                      "  __shared__ alignas(16) int s[4 * 32];\n"
                      "  asm volatile(\"cp.async.cg.shared.global [%0], [%1], 16;\"\n"
                      "               :: \"r\"((unsigned)__cvta_generic_to_shared(s + 4 * threadIdx.x)),\n"
                      "                  \"l\"(in + 4 * threadIdx.x + 4) : \"memory\");\n"
                      "  out[threadIdx.x] = s[threadIdx.x];\n"
                      "}\n",
                      launchOf({1, 1, 1}, {32, 1, 1}, {{"in", ramp(128)}, {"out", filled(32)}}));
  EXPECT_FALSE(run.outcome().succeeded());
  EXPECT_THAT(run.fault().text(), HasSubstr("in"));
}

const std::string copyingHead = "#include <cuda_pipeline.h>\n"
                                "__device__ void bring(int *to, const int *from) {\n"
                                "  __pipeline_memcpy_async(to, from, 16); __pipeline_commit();\n"
                                "}\n"
                                "__global__ void k(const int *in, int *out) {\n"
                                "  __shared__ alignas(16) int a[4 * 64], b[4 * 64], c[4 * 64];\n"
                                "  const int i = threadIdx.x; int sum = 0;\n";
const std::string copyingTail = "  out[blockIdx.x * 64 + i] = sum;\n}\n";

run::LaunchForm launchOfCopies() {
  return launchOf({2, 1, 1}, {64, 1, 1}, {{"in", ramp(256)}, {"out", filled(128)}});
}

TEST_F(InlineBarriers, WhatAnAsynchronousCopyBringsIsReadAfterTheWaitAndABarrier) {
  const KernelRun run(copyingHead +
                          "  bring(a + 4 * i, in + 4 * i); bring(b + 4 * i, in + 4 * i);\n"
                          "  __pipeline_wait_prior(1);\n"
                          "  sum += a[4 * i]; a[4 * i]++;\n" // its own
                          "  __syncthreads();\n"
                          "  sum += a[255 - i];\n"
                          "  asm volatile(\"cp.async.wait_all;\" ::: \"memory\");\n"
                          "  __syncthreads();\n"
                          "  sum += a[3] + b[255 - i];\n"
                          "  __syncthreads();\n"
                          "  bring(b + 4 * i, in);\n" + // which nobody reads
                          copyingTail,
                      launchOfCopies());
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  for (const run::Finding &finding : run.outcome().findings)
    ADD_FAILURE() << finding.message;
}

TEST_F(InlineBarriers, AnAccessToWhatAnAsynchronousCopyMayStillWriteIsToldWithItsLine) {
  const KernelRun run(copyingHead +
                          "  bring(a + 4 * i, in + 4 * i);\n"                       // line 8
                          "  sum += a[4 * i];\n"                                    // 9
                          "  a[4 * i + 1] = 2;\n"                                   // 10
                          "  __pipeline_wait_prior(0);\n"                           // 11
                          "  if (i > 0) sum += a[4 * i - 4];\n"                     // 12
                          "  __syncthreads();\n"                                    // 13
                          "  sum += a[255 - 4 * i];\n"                              // 14
                          "  bring(b + 4 * i, in + 4 * i); bring(c + 4 * i, in);\n" // 15
                          "  __syncthreads();\n"                                    // 16
                          "  sum += b[255 - 4 * i];\n"                              // 17
                          "  __pipeline_wait_prior(1); __syncthreads();\n"          // 18
                          "  sum += b[4 * i];\n"                                    // 19
                          "  sum += c[4 * i];\n"                                    // 20
                          "  if (i == 0) __pipeline_wait_prior(0);\n"               // 21
                          "  __syncthreads();\n"                                    // 22
                          "  if (i == 0) sum += c[0] + c[7];\n" +                   // 23
                          copyingTail,
                      launchOfCopies());
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  std::map<std::uint32_t, std::string> told;
  for (const run::Finding &finding : run.outcome().findings) {
    EXPECT_EQ(finding.kind, run::FindingKind::race);
    EXPECT_TRUE(told.emplace(finding.line, finding.message).second) << finding.message;
  }
  ASSERT_EQ(told.size(), 6U);
  EXPECT_THAT(told[9], HasSubstr("Thread (0, 0, 0) of block (0, 0, 0) reads byte 0 of the shared variable a in line 9, "
                                 "which the asynchronous copy that thread (0, 0, 0) began in line "));
  EXPECT_THAT(told[10], HasSubstr("writes byte 4 of the shared variable a"));
  EXPECT_THAT(told[12], HasSubstr("Data race at byte")) << "the wait orders it for its own thread alone";
  EXPECT_THAT(told[17], HasSubstr("may still write: that thread has not waited for it.")) << "a barrier is no wait";
  EXPECT_THAT(told[20], HasSubstr("the shared variable c")) << "it waited for the group before";
  EXPECT_THAT(told[23], HasSubstr("that thread (1, 0, 0) began")) << "that another thread waits is not enough";
}

constexpr const char *objectCode =
    "__device__ unsigned narrow(const void *p) { return (unsigned)__cvta_generic_to_shared(p); }\n"
    "__device__ void init(unsigned long long *b, unsigned n) {\n"
    "  asm volatile(\"mbarrier.init.shared::cta.b64 [%0], %1;\" :: \"r\"(narrow(b)), \"r\"(n) : \"memory\");\n"
    "}\n"
    "__device__ unsigned long long arrive(unsigned long long *b) {\n"
    "  unsigned long long token;\n"
    "  asm volatile(\"mbarrier.arrive.shared.b64 %0, [%1];\" : \"=l\"(token) : \"r\"(narrow(b)) : \"memory\");\n"
    "  return token;\n"
    "}\n"
    "__device__ bool isDone(unsigned long long *b, unsigned long long token) {\n"
    "  int done;\n"
    "  asm volatile(\"{ .reg .pred %%p; mbarrier.test_wait.shared.b64 %%p, [%1], %2; selp.b32 %0, 1, 0, %%p; }\"\n"
    "               : \"=r\"(done) : \"r\"(narrow(b)), \"l\"(token) : \"memory\");\n"
    "  return done;\n"
    "}\n"
    "__device__ bool isPast(unsigned long long *b, unsigned parity) {\n"
    "  int done;\n"
    "  asm volatile(\"{ .reg .pred p; mbarrier.try_wait.parity.shared.b64 p, [%1], %2, 100; selp.b32 %0, 1, 0, p; }\"\n"
    "               : \"=r\"(done) : \"r\"(narrow(b)), \"r\"(parity) : \"memory\");\n"
    "  return done;\n"
    "}\n";

TEST_F(InlineBarriers, ObjectsOfSharedMemoryHoldThreadsBack) {
  const KernelRun run(std::string(objectCode) +
                          "__global__ void k(int *out) {\n"
                          "  __shared__ unsigned long long all, half;\n"
                          "  __shared__ int s[96], later;\n"
                          "  if (threadIdx.x == 0) { init(&all, 96); init(&half, 1); later = 0; }\n"
                          "  __syncthreads();\n"
                          "  int sum = 0;\n"
                          "  for (int turn = 0; turn < 3; ++turn) {\n"
                          "    s[threadIdx.x] = threadIdx.x + 1000 * turn;\n"
                          "    unsigned long long token = arrive(&all);\n"
                          "    while (!isDone(&all, token)) {}\n"
                          "    sum += s[95 - threadIdx.x];\n"
                          "    token = arrive(&all);\n"
                          "    while (!isDone(&all, token)) {}\n"
                          "  }\n"
                          "  if (threadIdx.x == 95) { later = 5; arrive(&half); }\n"
                          "  while (!isPast(&half, 0)) {}\n"
                          "  out[threadIdx.x] = sum * 10 + later;\n"
                          "}\n",
                      launchOf({2, 1, 1}, {96, 1, 1}, {{"out", filled(96)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto values = run.values<int>("out");
  for (int i = 0; i < 96; ++i)
    EXPECT_EQ(values[i], (3 * (95 - i) + 3000) * 10 + 5);
}

TEST_F(InlineBarriers, AnObjectThatGetsMoreArrivalsThanItsCountEndsTheKernel) {
  const KernelRun run(
      std::string(objectCode) +
          "__global__ void k(int *out) {\n"
          "  __shared__ unsigned long long b;\n"
          "  init(&b, 3);\n"
          "  unsigned long long token;\n"
          "  asm volatile(\"mbarrier.arrive.shared.b64 %0, [%1], 4;\" : \"=l\"(token) : \"r\"(narrow(&b)));\n"
          "  out[0] = (int)token;\n"
          "}\n",
      launchOf({1, 1, 1}, {1, 1, 1}, {{"out", filled(1)}}));
  EXPECT_FALSE(run.outcome().succeeded());
  EXPECT_THAT(run.fault().text(), HasSubstr("More threads arrive at an mbarrier"));
}

TEST_F(InlineBarriers, AnArrivalThatIsNotVolatileAndWhoseTokenNobodyTakesIsMade) {
  const KernelRun run(std::string(objectCode) + "__global__ void k(int *out) {\n"
                                                "  __shared__ unsigned long long b;\n"
                                                "  if (threadIdx.x == 0) init(&b, 64);\n"
                                                "  __syncthreads();\n"
                                                "  unsigned long long token;\n"
                                                "  asm(\"mbarrier.arrive.shared::cta.b64 %0, [%1], %2; // 2.\"\n"
                                                "      : \"=l\"(token) : \"r\"(narrow(&b)), \"r\"(2) : \"memory\");\n"
                                                "  while (!isPast(&b, 0)) {}\n"
                                                "  out[threadIdx.x] = 1;\n"
                                                "}\n",
                      launchOf({1, 1, 1}, {32, 1, 1}, {{"out", filled(32)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_THAT(run.values<int>("out"), testing::Each(1));
}

constexpr const char *bulkCode =
    "__device__ void expect(unsigned long long *b, unsigned bytes) {\n"
    "  asm volatile(\"mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], %1;\"\n"
    "               :: \"r\"(narrow(b)), \"r\"(bytes) : \"memory\");\n"
    "}\n"
    "__device__ void bring(void *to, const void *from, unsigned bytes, unsigned long long *b) {\n"
    "  asm volatile(\"cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];\"\n"
    "               :: \"r\"(narrow(to)), \"l\"(from), \"r\"(bytes), \"r\"(narrow(b)) : \"memory\");\n"
    "}\n"
    "__device__ void take(void *to, const void *from, unsigned bytes) {\n"
    "  asm volatile(\"cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;\"\n"
    "               :: \"l\"(to), \"r\"(narrow(from)), \"r\"(bytes) : \"memory\");\n"
    "  asm volatile(\"cp.async.bulk.commit_group;\");\n"
    "  asm volatile(\"cp.async.bulk.wait_group.read 0;\" ::: \"memory\");\n"
    "}\n";

TEST_F(InlineBarriers, ThreadsWaitForTheBytesOfBulkCopies) {
  const KernelRun run(
      std::string(objectCode) + bulkCode +
          "__global__ void k(const int *in, int *out, int *back, int *early) {\n"
          "  __shared__ alignas(16) int s[64];\n"
          "  __shared__ unsigned long long b;\n"
          "  if (threadIdx.x == 0) init(&b, 32);\n"
          "  __syncthreads();\n"
          "  unsigned long long token = 0;\n"
          "  if (threadIdx.x == 7) {\n"
          "    asm volatile(\"mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 %0, [%1], %2;\"\n"
          "                 : \"=l\"(token) : \"r\"(narrow(&b)), \"r\"(256) : \"memory\");\n"
          "  } else token = arrive(&b);\n"
          "  __syncthreads();\n"
          "  early[threadIdx.x] = isDone(&b, token);\n"
          "  __syncthreads();\n"
          "  if (threadIdx.x == 9) { bring(s, in, 128, &b); bring(s + 32, in + 64, 128, &b); }\n"
          "  while (!isDone(&b, token)) {}\n"
          "  out[threadIdx.x] = s[threadIdx.x] + s[63 - threadIdx.x];\n"
          "  __syncthreads();\n"
          "  if (threadIdx.x == 0) take(back, s + 32, 128);\n"
          "}\n",
      launchOf({2, 1, 1}, {32, 1, 1},
               {{"in", ramp(96)}, {"out", filled(32)}, {"back", filled(32)}, {"early", filled(32, 9)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto out = run.values<int>("out");
  const auto back = run.values<int>("back");
  EXPECT_THAT(run.values<int>("early"), testing::Each(0));
  for (int i = 0; i < 32; ++i) {
    EXPECT_EQ(out[i], i + (64 + 31 - i));
    EXPECT_EQ(back[i], 64 + i);
  }
}

TEST_F(InlineBarriers, BytesMayComeBeforeTheyAreExpected) {
  const KernelRun run(std::string(objectCode) + bulkCode +
                          "__global__ void k(const int *in, int *out) {\n"
                          "  __shared__ alignas(16) int s[32];\n"
                          "  __shared__ unsigned long long b;\n"
                          "  if (threadIdx.x == 0) {\n"
                          "    init(&b, 1);\n"
                          "    bring(s, in, 128, &b);\n"
                          "    out[32] = isPast(&b, 0);\n"
                          "    expect(&b, 128);\n"
                          "    out[33] = isPast(&b, 0);\n"
                          "    arrive(&b);\n"
                          "  }\n"
                          "  __syncthreads();\n"
                          "  while (!isPast(&b, 0)) {}\n"
                          "  out[threadIdx.x] = s[31 - threadIdx.x];\n"
                          "}\n",
                      launchOf({1, 1, 1}, {32, 1, 1}, {{"in", ramp(32)}, {"out", filled(34, 9)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto out = run.values<int>("out");
  EXPECT_EQ(out[32], 0);
  EXPECT_EQ(out[33], 0);
  for (int i = 0; i < 32; ++i)
    EXPECT_EQ(out[i], 31 - i);
}

TEST_F(InlineBarriers, ABulkCopyBesideItsArrayIsFound) {
  const KernelRun run(std::string(objectCode) + bulkCode +
                          "__global__ void k(const int *in, int *out) {\n"
                          "  __shared__ alignas(16) int s[32];\n"
                          "  __shared__ unsigned long long b;\n"
                          "  init(&b, 1);\n"
                          "  bring(s, in + 16, 128, &b);\n"
                          "  out[0] = s[0];\n"
                          "}\n",
                      launchOf({1, 1, 1}, {1, 1, 1}, {{"in", ramp(32)}, {"out", filled(1)}}));
  EXPECT_FALSE(run.outcome().succeeded());
  EXPECT_THAT(run.fault().text(), HasSubstr("in"));
}

TEST_F(InlineBarriers, CopiesOfTensorsAreNamedAsMissing) {
  const KernelRun run("__global__ void k(int *out) {\n"
                      "  __shared__ alignas(16) int s[32];\n"
                      "  asm volatile(\"cp.async.bulk.prefetch.tensor.1d.L2.global.tile [%0, {%1}];\"\n"
                      "               :: \"l\"(out), \"r\"(0));\n"
                      "  out[0] = s[0];\n"
                      "}\n",
                      launchOf({1, 1, 1}, {1, 1, 1}, {{"out", filled(1)}}));
  EXPECT_FALSE(run.outcome().succeeded());
  EXPECT_THAT(run.fault().text(), HasSubstr("cp.async.bulk.prefetch.tensor"));
}

} // namespace
} // namespace warpgrain::tests
