// SPDX-License-Identifier: Apache-2.0
//
// What is wrong with kernels that run to their end: data races, and shared memory that nobody wrote.
#include "tests/execute/KernelRun.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using run::FindingKind;
using testing::HasSubstr;

using Findings = ExecutorTest;

TEST_F(Findings, AMissingBarrierIsARaceWithBothLines) {
  const KernelRun run("__global__ void k(int *out) {\n"
                      "  __shared__ int s[64];\n"
                      "  int t = threadIdx.x;\n"
                      "  s[t] = t;\n"
                      "  out[t] = s[63 - t];\n"
                      "}\n",
                      launchOf({1, 1, 1}, {64, 1, 1}, {{"out", filled(64)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto &findings = run.outcome().findings;
  ASSERT_FALSE(findings.empty());
  const auto race = std::ranges::find(findings, FindingKind::race, &run::Finding::kind);
  ASSERT_NE(race, findings.end());
  EXPECT_THAT(race->message, HasSubstr("the shared variable s"));
  EXPECT_THAT(race->message, HasSubstr("line 4"));
  EXPECT_THAT(race->message, HasSubstr("line 5"));
}

TEST_F(Findings, BarriersAndExchangesOrderThreads) {
  const KernelRun run("__global__ void k(int *out) {\n"
                      "  __shared__ int s[64];\n"
                      "  int t = threadIdx.x;\n"
                      "  s[t] = t;\n"
                      "  __syncthreads();\n"
                      "  int v = s[63 - t];\n"
                      "  __syncthreads();\n"
                      "  s[t] = v;\n"
                      "  __syncwarp();\n"
                      "  out[t] = s[t ^ 1] + out[t];\n"
                      "}\n",
                      launchOf({3, 1, 1}, {64, 1, 1}, {{"out", filled(64)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  // Three blocks update the same elements: that alone is a race, of its writes and of its reads.
  ASSERT_FALSE(run.outcome().findings.empty());
  for (const run::Finding &finding : run.outcome().findings) {
    EXPECT_THAT(finding.message, HasSubstr("different blocks"));
    EXPECT_THAT(finding.message, HasSubstr("the buffer out"));
  }
}

/// The first reader is another block than the one that writes.
TEST_F(Findings, AReadOfAnotherBlockIsNotForgotten) {
  const KernelRun run("__global__ void k(int *flags, int *out) {\n"
                      "  out[blockIdx.x] = flags[0];\n"
                      "  if (blockIdx.x == 3) flags[0] = 1;\n"
                      "}\n",
                      launchOf({4, 1, 1}, {1, 1, 1}, {{"flags", filled(1)}, {"out", filled(4)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  ASSERT_FALSE(run.outcome().findings.empty());
  EXPECT_THAT(run.outcome().findings[0].message, HasSubstr("the buffer flags"));
}

TEST_F(Findings, ARaceFreeKernelHasNone) {
  const KernelRun run(
      "__global__ void k(int *out, unsigned char *bytes, int *sum) {\n"
      "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
      "  out[i] = i;\n"
      "  bytes[i] = i;\n" // neighbours share words
      "  atomicAdd(sum, i);\n"
      "}\n",
      launchOf({8, 1, 1}, {64, 1, 1}, {{"out", filled(512)}, {"bytes", filled(512)}, {"sum", filled(1)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_TRUE(run.outcome().findings.empty()) << run.outcome().findings[0].message;
}

/// The compiler may load in any case what cannot fail; the source's threads read under their condition only.
TEST_F(Findings, WhatIsReadUnderAConditionIsReadByNoOtherThread) {
  const KernelRun run("__global__ void k(int *out) {\n"
                      "  __shared__ int s[64];\n"
                      "  int t = threadIdx.x, v = t;\n"
                      "  s[t] = 3 * t;\n"
                      "  if (t == 0) v = s[0];\n"
                      "  out[t] = v;\n"
                      "}\n",
                      launchOf({1, 1, 1}, {64, 1, 1}, {{"out", filled(64)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  for (const run::Finding &finding : run.outcome().findings)
    ADD_FAILURE() << finding.message;
}

/// After two threads have read all of a word, further reads tell nothing new: a write still does.
TEST_F(Findings, AWriteAfterManyReadsIsARace) {
  for (const char *exchange : {"", "  v += __shfl_sync(~0u, v, 0);\n"}) {
    const KernelRun run("__global__ void k(int *out) {\n"
                        "  __shared__ float4 s[8];\n"
                        "  int t = threadIdx.x;\n"
                        "  if (t < 8) s[t] = make_float4(t, t, t, t);\n"
                        "  __syncthreads();\n"
                        "  int v = 0;\n"
                        "  for (int i = 0; i < 8; ++i) v += s[i].x + s[i].w;\n" +
                            std::string(exchange) +
                            "  if (t == 40) s[3].w = v;\n"
                            "  __syncthreads();\n"
                            "  out[t] = v + s[3].w;\n"
                            "}\n",
                        launchOf({2, 1, 1}, {64, 1, 1}, {{"out", filled(64)}}));
    ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
    const bool isFound = std::ranges::any_of(run.outcome().findings, [](const run::Finding &finding) {
      return finding.message.contains("the shared variable s") && finding.message.contains("reads it in line 7") &&
             finding.message.contains("writes it in line ");
    });
    EXPECT_TRUE(isFound) << exchange;
  }
}

/// Each of them is remembered, not the last one alone.
TEST_F(Findings, ElementsOfLessThanAWordAreKnownApart) {
  const KernelRun run("__global__ void k(short *out) {\n"
                      "  __shared__ short read[128], written[128];\n"
                      "  int t = threadIdx.x;\n"
                      "  read[2 * t] = read[2 * t + 1] = t;\n"
                      "  __syncthreads();\n"
                      "  int v = 0;\n"
                      "  for (int i = 0; i < 2; ++i) v += read[2 * t + i];\n"
                      "  if (t > 0) read[2 * t - 2] = v;\n"
                      "  for (int i = 0; i < 2; ++i) written[2 * t + i] = v;\n"
                      "  if (t > 0) out[t] = written[2 * t - 2];\n"
                      "}\n",
                      launchOf({1, 1, 1}, {64, 1, 1}, {{"out", filled(64)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  for (const char *name : {"the shared variable read: ", "the shared variable written: "})
    EXPECT_TRUE(std::ranges::any_of(run.outcome().findings, [name](const run::Finding &finding) {
      return finding.kind == FindingKind::race && finding.message.contains(name);
    })) << name;
}

/// What nobody writes is not watched; a kernel may get at it in ways that are not seen.
TEST_F(Findings, AWriteThroughAPointerToOtherMemoryIsTold) {
  const KernelRun run("__global__ void k(int *table, int *out) {\n"
                      "  __shared__ long long away;\n"
                      "  if (threadIdx.x == 0) away = table - out;\n"
                      "  __syncthreads();\n"
                      "  out[away + threadIdx.x / 2] = 1;\n"
                      "}\n",
                      launchOf({1, 1, 1}, {64, 1, 1}, {{"table", filled(64)}, {"out", filled(64)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_THAT(run.outcome().notes, testing::Contains(HasSubstr("Data races in the buffer table are not looked for")));
}

/// Of memory that nobody reads the last write alone is kept.
TEST_F(Findings, WritesToOneElementAreARaceWhereNobodyReadsIt) {
  const KernelRun run(
      "__global__ void k(int *out, unsigned char *bytes, int *sum) {\n"
      "  bytes[64 * blockIdx.x + threadIdx.x] = 1;\n"
      "  atomicAdd(sum, 1);\n"
      "  out[threadIdx.x / 2] = 1;\n"
      "}\n",
      launchOf({2, 1, 1}, {64, 1, 1}, {{"out", filled(64)}, {"bytes", filled(128)}, {"sum", filled(1)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  ASSERT_EQ(run.outcome().findings.size(), 1U);
  EXPECT_EQ(run.outcome().findings[0].line, 4U);
  EXPECT_THAT(run.outcome().findings[0].message, HasSubstr("the buffer out: thread (0, 0, 0) of block ("));
}

/// Threads beside each other write elements beside each other: rows of them are looked at as one.
TEST_F(Findings, RowsThatMeetAreARaceUnlessABarrierLiesBetween) {
  const auto racesOf = [](const std::string &between, std::int64_t blocks) {
    const KernelRun run("__global__ void k(int *out, int shift) {\n"
                        "  int t = threadIdx.x;\n"
                        "  out[t] = t;\n"
                        "  " +
                            between +
                            "\n"
                            "  out[t + shift] = t;\n"
                            "}\n",
                        launchOf({blocks, 1, 1}, {128, 1, 1}, {{"out", filled(160)}, {"shift", std::int64_t{20}}}));
    EXPECT_TRUE(run.outcome().succeeded()) << run.fault().text();
    return run.outcome().findings;
  };
  EXPECT_TRUE(racesOf("__syncthreads();", 1).empty());

  const auto inBlock = racesOf("", 1);
  ASSERT_EQ(inBlock.size(), 1U);
  EXPECT_THAT(inBlock[0].message, HasSubstr("line 3"));
  EXPECT_THAT(inBlock[0].message, HasSubstr("line 5"));
  EXPECT_THAT(inBlock[0].message, HasSubstr("no barrier between"));

  const auto betweenBlocks = racesOf("__syncthreads();", 2);
  ASSERT_FALSE(betweenBlocks.empty());
  EXPECT_THAT(betweenBlocks[0].message, HasSubstr("different blocks"));
}

/// The same place in the source writes now more bytes, now fewer.
TEST_F(Findings, RowsOfElementsThatAreTwiceAsLongAreKnownApart) {
  const KernelRun run("template <typename T> __device__ void put(T *at) { at[threadIdx.x] = T(1); }\n"
                      "__global__ void k(float *out, double *wide) {\n"
                      "  put(out);\n"
                      "  put(wide);\n"
                      "  put(out + 63);\n" // what thread 63 has written, thread 0 writes
                      "}\n",
                      launchOf({1, 1, 1}, {64, 1, 1}, {{"out", filled(128)}, {"wide", filled(64)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  ASSERT_EQ(run.outcome().findings.size(), 1U);
  EXPECT_THAT(run.outcome().findings[0].message, HasSubstr("at byte 252 of the buffer out"));
}

TEST_F(Findings, AReadThroughAPointerToOtherMemoryIsTold) {
  const KernelRun run(
      "__global__ void k(const int *table, int *out, int *more) {\n"
      "  __shared__ long long away;\n"
      "  if (threadIdx.x == 0) away = out - table;\n"
      "  __syncthreads();\n"
      "  out[threadIdx.x] = 1;\n"
      "  more[threadIdx.x] = table[away + threadIdx.x / 2];\n"
      "}\n",
      launchOf({1, 1, 1}, {64, 1, 1}, {{"table", filled(64)}, {"out", filled(64)}, {"more", filled(64)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_THAT(run.outcome().notes, testing::Contains(HasSubstr("Data races in the buffer out are not looked for")));
}

TEST_F(Findings, SharedMemoryThatNobodyWroteIsNamed) {
  const KernelRun run("__global__ void k(int *out, int n) {\n"
                      "  __shared__ int s[32];\n"
                      "  if (threadIdx.x < n) s[threadIdx.x] = 1;\n"
                      "  __syncthreads();\n"
                      "  out[blockIdx.x * 32 + threadIdx.x] = s[threadIdx.x];\n"
                      "}\n",
                      launchOf({2, 1, 1}, {32, 1, 1}, {{"out", filled(64)}, {"n", std::int64_t{31}}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  ASSERT_EQ(run.outcome().findings.size(), 1U);
  EXPECT_EQ(run.outcome().findings[0].kind, FindingKind::unwritten);
  EXPECT_EQ(run.outcome().findings[0].line, 5U);
  EXPECT_THAT(run.outcome().findings[0].message, HasSubstr("Thread (31, 0, 0)"));
}

/// With the first byte of the word that is not, not the first that is read.
TEST_F(Findings, TheByteOfSharedMemoryThatNobodyWroteIsNamed) {
  const auto findingsOf = [](const std::string &write) {
    const KernelRun run("__global__ void k(int *out) {\n"
                        "  __shared__ int s[32];\n"
                        "  auto *bytes = reinterpret_cast<unsigned char *>(s + threadIdx.x);\n"
                        "  auto *halves = reinterpret_cast<short *>(s + threadIdx.x);\n"
                        "  " +
                            write +
                            "\n"
                            "  __syncthreads();\n"
                            "  out[threadIdx.x] = s[31 - threadIdx.x] * 2;\n"
                            "}\n",
                        launchOf({1, 1, 1}, {32, 1, 1}, {{"out", filled(32)}}));
    EXPECT_TRUE(run.outcome().succeeded()) << run.fault().text();
    return run.outcome().findings;
  };
  for (const auto &[write, byte] : {std::pair{"bytes[0] = 1;", 125}, std::pair{"halves[0] = 1;", 126},
                                    std::pair{"halves[1] = 1;", 124}, std::pair{"bytes[0] = bytes[1] = 1;", 126}}) {
    const auto findings = findingsOf(write);
    ASSERT_EQ(findings.size(), 1U) << write;
    EXPECT_THAT(findings[0].message,
                HasSubstr("Thread (0, 0, 0) of block (0, 0, 0) reads byte " + std::to_string(byte) + " of the shared"));
  }
  for (const char *write : {"for (int i = 0; i < 4; ++i) bytes[i] = i;", "halves[1] = halves[0] = 1;",
                            "halves[0] = 1; bytes[2] = bytes[3] = 2;"})
    EXPECT_TRUE(findingsOf(write).empty()) << write;
}

TEST_F(Findings, WhatFillsStructuresUpInSharedMemoryIsNotTold) {
  const KernelRun run(
      "struct Small { char a; int b; };\n"
      "struct Large { int a; double b; float c; };\n"
      "__global__ void k(Small *small, Large *large, int n) {\n"
      "  __shared__ Small s[32];\n"
      "  __shared__ Large l[32];\n"
      "  int t = threadIdx.x;\n"
      "  if (t < n) {\n"
      "    s[t].a = 1;\n"
      "    s[t].b = 2;\n"
      "    l[t].a = 3;\n"
      "    l[t].b = 4;\n"
      "    l[t].c = 5;\n"
      "  }\n"
      "  __syncthreads();\n"
      "  small[t] = s[31 - t];\n"
      "  large[t] = l[31 - t];\n"
      "}\n",
      launchOf({1, 1, 1}, {32, 1, 1}, {{"small", filled(32)}, {"large", filled(32)}, {"n", std::int64_t{31}}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  ASSERT_EQ(run.outcome().findings.size(), 2U);
  EXPECT_THAT(run.outcome().findings[0].message, HasSubstr("reads byte 248 of the shared variable s"));
  EXPECT_THAT(run.outcome().findings[1].message, HasSubstr("reads byte 744 of the shared variable l"));
}

/// Wherever the number is computed: in a helper, in a variable, in the index itself.
TEST_F(Findings, AnIndexThatOverflowsIsTold) {
  for (const char *index : {"i * width + 1", "at(i, width)", "kept"}) {
    const std::string text = "__device__ int at(int row, int width) { return row * width; }\n"
                             "__global__ void k(float *out, const float *in, int n, int width) {\n"
                             "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                             "  int kept = width; kept *= i;\n"
                             "  int place = " +
                             std::string(index) +
                             ";\n"
                             "  if (place >= 0 && place < n) out[i] = in[place];\n"
                             "}\n";
    const KernelRun run(
        text,
        launchOf(
            {2, 1, 1}, {64, 1, 1},
            {{"out", filled(128)}, {"in", filled(64)}, {"n", std::int64_t{64}}, {"width", std::int64_t{40'000'000}}}));
    ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
    ASSERT_EQ(run.outcome().findings.size(), 1U) << index;
    EXPECT_EQ(run.outcome().findings[0].kind, FindingKind::overflow);
    EXPECT_THAT(run.outcome().findings[0].message, HasSubstr("which 32 bits do not hold: it becomes -"));
    const std::string expected = std::string(index) == "kept" ? "line 4" : index[0] == 'a' ? "line 1" : "line 5";
    EXPECT_THAT(run.outcome().findings[0].message, HasSubstr(expected));
  }
}

/// What the source computes in other ways is what it means.
TEST_F(Findings, NumbersThatDoNotOverflowAnIndexAreNotTold) {
  const KernelRun run("__global__ void k(int *out, const int *in, int n, unsigned h, long long width) {\n"
                      "  int i = threadIdx.x;\n"
                      "  unsigned hash = (i + h) * 2654435761u;\n"
                      "  int mixed = (int)(i * 2654435761u) ^ 31;\n"
                      "  long long far = i * width * 4;\n"
                      "  int value = in[hash % n] * 2000000000;\n" // no index
                      "  int sum = 0;\n"
                      "  for (int j = 0; j < n; ++j) sum += in[j] * 2000000000 + value;\n"
                      "  out[i] = sum + in[mixed & 63] + in[far % n] + in[(i * n - n * i) + 2147483647 - 2147483647];\n"
                      "}\n",
                      launchOf({1, 1, 1}, {64, 1, 1},
                               {{"out", filled(64)},
                                {"in", ramp(64)},
                                {"n", std::int64_t{64}},
                                {"h", std::int64_t{4'000'000'000}},
                                {"width", std::int64_t{1'000'000'000'000}}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  for (const run::Finding &finding : run.outcome().findings)
    ADD_FAILURE() << finding.message;
}

TEST_F(Findings, LocksAreNotTakenForRaces) {
  const KernelRun run("__global__ void k(int *lock, volatile int *count) {\n"
                      "  if (threadIdx.x != 0) return;\n"
                      "  while (atomicCAS(lock, 0, 1) != 0) {}\n"
                      "  *count = *count + 1;\n"
                      "  __threadfence();\n"
                      "  atomicExch(lock, 0);\n"
                      "}\n",
                      launchOf({20, 1, 1}, {32, 1, 1}, {{"lock", filled(1)}, {"count", filled(1)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.values<int>("count").at(0), 20);
  EXPECT_TRUE(run.outcome().findings.empty());
  EXPECT_FALSE(run.outcome().notes.empty());
}

} // namespace
} // namespace warpgrain::tests
