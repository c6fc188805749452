// SPDX-License-Identifier: Apache-2.0
//
// What kernels do wrong: each is an outcome with a reason and, where there is one, the line and the thread.
#include "tests/execute/KernelRun.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using run::FaultKind;
using testing::HasSubstr;

using Faults = ExecutorTest;

/// The line of a text that has a word in it.
std::uint32_t lineOf(const std::string &text, const std::string &word) {
  return static_cast<std::uint32_t>(std::ranges::count(text.substr(0, text.find(word)), '\n')) + 1;
}

TEST_F(Faults, AnAccessPastABufferNamesLineThreadAndBuffer) {
  const std::string text = "__global__ void k(float *a, int n) {\n"
                           "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                           "  if (i <= n)\n"
                           "    a[i] = 1.0f; // too far\n"
                           "}\n";
  const KernelRun run(text, launchOf({2, 1, 1}, {64, 1, 1}, {{"a", filled(100)}, {"n", std::int64_t{100}}}));
  EXPECT_EQ(run.fault().kind, FaultKind::outOfBounds);
  EXPECT_EQ(run.fault().line, lineOf(text, "too far"));
  EXPECT_EQ(run.fault().thread, (run::Extent3{36, 0, 0}));
  EXPECT_EQ(run.fault().block, (run::Extent3{1, 0, 0}));
  EXPECT_THAT(run.fault().message, HasSubstr("It writes 4 bytes right past the end of the buffer a (400 bytes)"));
}

/// What a place in the source did for other threads, in and outside of what they may access, says nothing of the next.
TEST_F(Faults, ARowThatGoesOnPastABufferIsFound) {
  for (const char *type : {"float", "double", "float4", "char", "short"}) {
    const std::string name = type;
    const std::string head = "__global__ void k(" + name + " *a, const " + name + " *b) {\n  int i = threadIdx.x;\n";
    const KernelRun writes(head + "  a[i] = b[0];\n}\n",
                           launchOf({1, 1, 1}, {128, 1, 1}, {{"a", filled(100)}, {"b", filled(100)}}));
    EXPECT_EQ(writes.fault().kind, FaultKind::outOfBounds) << name;
    EXPECT_EQ(writes.fault().thread, (run::Extent3{100, 0, 0})) << name;
    const KernelRun reads(head + "  a[i] = b[i];\n}\n",
                          launchOf({1, 1, 1}, {128, 1, 1}, {{"a", filled(128)}, {"b", filled(100)}}));
    EXPECT_EQ(reads.fault().kind, FaultKind::outOfBounds) << name;
    EXPECT_EQ(reads.fault().thread, (run::Extent3{100, 0, 0})) << name;
  }
}

TEST_F(Faults, AReadPastASharedArrayThatAllHaveReadIsFound) {
  const KernelRun run("__global__ void k(float *out, int n) {\n"
                      "  __shared__ float s[32];\n"
                      "  int t = threadIdx.x;\n"
                      "  s[t % 32] = t;\n"
                      "  __syncthreads();\n"
                      "  float sum = 0;\n"
                      "  for (int i = 0; i < n + t / 127; ++i) sum += s[i];\n"
                      "  out[t] = sum;\n"
                      "}\n",
                      launchOf({1, 1, 1}, {128, 1, 1}, {{"out", filled(128)}, {"n", std::int64_t{32}}}));
  EXPECT_EQ(run.fault().kind, FaultKind::outOfBounds);
  EXPECT_EQ(run.fault().line, 7U);
  EXPECT_EQ(run.fault().thread, (run::Extent3{127, 0, 0}));
}

TEST_F(Faults, AnIndexThatOverflowsIsToldWithTheAccess) {
  const KernelRun run("__global__ void k(float *a, int n) {\n"
                      "  int row = threadIdx.x;\n"
                      "  a[row * n] = 1.0f;\n"
                      "}\n",
                      launchOf({1, 1, 1}, {64, 1, 1}, {{"a", filled(1)}, {"n", std::int64_t{1} << 26U}}));
  EXPECT_EQ(run.fault().kind, FaultKind::outOfBounds);
  EXPECT_EQ(run.fault().thread, (run::Extent3{1, 0, 0}));

  const KernelRun late("__global__ void k(float *a, int n) {\n"
                       "  int row = threadIdx.x + 32;\n"
                       "  a[row * n] = 1.0f;\n"
                       "}\n",
                       launchOf({1, 1, 1}, {64, 1, 1}, {{"a", filled(1)}, {"n", std::int64_t{1} << 26U}}));
  EXPECT_EQ(late.fault().kind, FaultKind::outOfBounds);
  EXPECT_THAT(late.fault().message, HasSubstr("computes 2147483648 for an index in line 3, which 32 bits do not hold: "
                                              "it becomes -2147483648."));
}

TEST_F(Faults, AnAccessBeforeABufferIsFound) {
  const KernelRun run("__global__ void k(float *a) { a[(int)threadIdx.x - 1] += 1.0f; }\n",
                      launchOf({1, 1, 1}, {4, 1, 1}, {{"a", filled(4)}}));
  EXPECT_EQ(run.fault().kind, FaultKind::outOfBounds);
  EXPECT_THAT(run.fault().message, HasSubstr("It reads 4 bytes, 4 bytes before the buffer a"));
}

TEST_F(Faults, SharedAndLocalArraysHaveEndsToo) {
  const KernelRun shared("__global__ void k(int *out, int n) {\n"
                         "  __shared__ int first[32], second[32];\n"
                         "  first[threadIdx.x + n] = 1;\n"
                         "  second[threadIdx.x] = 2;\n"
                         "  __syncthreads();\n"
                         "  out[threadIdx.x] = first[threadIdx.x] + second[31 - threadIdx.x];\n"
                         "}\n",
                         launchOf({1, 1, 1}, {32, 1, 1}, {{"out", filled(32)}, {"n", std::int64_t{1}}}));
  EXPECT_EQ(shared.fault().kind, FaultKind::outOfBounds);
  EXPECT_EQ(shared.fault().line, 3U);
  EXPECT_THAT(shared.fault().message, HasSubstr("the shared variable first"));

  const KernelRun local("__global__ void k(int *out, int n) {\n"
                        "  int own[8];\n"
                        "  for (int i = 0; i < n; ++i) own[i] = out[i];\n"
                        "  out[threadIdx.x] = own[out[0] & 7];\n"
                        "}\n",
                        launchOf({1, 1, 1}, {8, 1, 1}, {{"out", filled(16)}, {"n", std::int64_t{9}}}));
  EXPECT_EQ(local.fault().kind, FaultKind::outOfBounds);
  EXPECT_THAT(local.fault().message, HasSubstr("a local variable"));
}

TEST_F(Faults, NullPointersAndMisalignedVectorsAreNamed) {
  run::BufferForm null;
  null.isNull = true;
  const KernelRun run("__global__ void k(int *p) { p[3] = 1; }\n", launchOf({1, 1, 1}, {1, 1, 1}, {{"p", null}}));
  EXPECT_EQ(run.fault().kind, FaultKind::outOfBounds);
  EXPECT_THAT(run.fault().message, HasSubstr("null pointer"));

  const KernelRun misaligned("__global__ void k(float *p, int n) { *(float4 *)(p + n) = make_float4(1, 2, 3, 4); }\n",
                             launchOf({1, 1, 1}, {1, 1, 1}, {{"p", filled(16)}, {"n", std::int64_t{1}}}));
  EXPECT_EQ(misaligned.fault().kind, FaultKind::misaligned);
  EXPECT_THAT(misaligned.fault().message, HasSubstr("no multiple of 16"));
}

/// What a variable is declared with says nothing of the type that it is accessed with.
TEST_F(Faults, MisalignedVectorsOfDeclaredArraysAreNamed) {
  for (const char *access :
       {"*(float4 *)&s[n] = make_float4(1, 2, 3, 4);", "*reinterpret_cast<float4 *>(s + n) = make_float4(1, 2, 3, 4);",
        "reinterpret_cast<float4 &>(s[n]) = make_float4(1, 2, 3, 4);", "*(float4 *)(g + n) = make_float4(1, 2, 3, 4);",
        "*(double *)&raw[2 * n] = 1;"}) {
    const std::string text = "__device__ float g[16];\n"
                             "__global__ void k(float *p, int n) {\n"
                             "  __shared__ float s[16];\n"
                             "  __shared__ char raw[64];\n"
                             "  raw[0] = s[0] = p[0];\n"
                             "  " +
                             std::string(access) +
                             "\n"
                             "  p[0] = raw[12];\n"
                             "  p[1] = s[1];\n"
                             "}\n";
    const KernelRun aligned(text, launchOf({1, 1, 1}, {1, 1, 1}, {{"p", filled(16)}, {"n", std::int64_t{4}}}));
    const KernelRun run(text, launchOf({1, 1, 1}, {1, 1, 1}, {{"p", filled(16)}, {"n", std::int64_t{1}}}));
    EXPECT_EQ(run.fault().kind, FaultKind::misaligned) << access;
    EXPECT_TRUE(aligned.outcome().succeeded()) << access << ": " << aligned.fault().text();
  }
}

/// As CUB's shared memory does it: a structure demands more of its place than devices demand of its members'.
TEST_F(Faults, NothingIsWrongWithMembersOfAStructureThatIsNotAligned) {
  const KernelRun run("struct __align__(32) Wide { float a, b; };\n"
                      "__global__ void k(float *p) {\n"
                      "  Wide *wide = reinterpret_cast<Wide *>(p + 4);\n"
                      "  wide->a = wide->b;\n"
                      "}\n",
                      launchOf({1, 1, 1}, {1, 1, 1}, {{"p", filled(16)}}));
  EXPECT_TRUE(run.outcome().succeeded()) << run.fault().text();
}

TEST_F(Faults, BarriersThatNotAllReachAreNamed) {
  const std::string text = "__global__ void k(int *p) {\n"
                           "  if (threadIdx.x < 16)\n"
                           "    __syncthreads(); // some\n"
                           "  else\n"
                           "    __syncthreads(); // others\n"
                           "  p[threadIdx.x] = 1;\n"
                           "}\n";
  const KernelRun divergent(text, launchOf({1, 1, 1}, {32, 1, 1}, {{"p", filled(32)}}));
  EXPECT_EQ(divergent.fault().kind, FaultKind::divergence) << divergent.fault().text();
  EXPECT_EQ(divergent.fault().line, lineOf(text, "others"));
  EXPECT_THAT(divergent.fault().message, HasSubstr("line " + std::to_string(lineOf(text, "some"))));

  const KernelRun deadlock("__global__ void k(int *p) {\n"
                           "  if (threadIdx.x == 3) __shfl_sync(~0u, 1, 0);\n"
                           "  else __syncthreads();\n"
                           "  p[threadIdx.x] = 1;\n"
                           "}\n",
                           launchOf({1, 1, 1}, {32, 1, 1}, {{"p", filled(32)}}));
  EXPECT_EQ(deadlock.fault().kind, FaultKind::deadlock) << deadlock.fault().text();
  EXPECT_THAT(deadlock.fault().message, HasSubstr("line 2"));
  EXPECT_THAT(deadlock.fault().message, HasSubstr("line 3"));
}

/// Some threads leave a loop, and end; the barrier in it is for the others alone from then on.
TEST_F(Faults, BarriersInLoopsThatSomeLeaveBeforeAreNamed) {
  const auto run = [](const std::string &loop) {
    return KernelRun("__device__ int sum(int v) {\n"
                     "  __shared__ int s[64];\n"
                     "  s[threadIdx.x] = v;\n"
                     "  __syncthreads();\n"
                     "  v = s[0];\n"
                     "  __syncthreads();\n"
                     "  return v;\n"
                     "}\n"
                     "__global__ void k(int *x, int n) {\n"
                     "  int v = 0, t = threadIdx.x;\n  " +
                         loop +
                         "\n"
                         "  x[t] = v;\n"
                         "}\n",
                     launchOf({2, 1, 1}, {64, 1, 1}, {{"x", ramp(64)}, {"n", std::int64_t{100}}}), {}, {});
  };
  for (const char *loop : {"for (int i = t; i < n; i += 64) { v += i; __syncthreads(); }",
                           "for (int i = 0; i < 4; ++i) { if (x[t] < 16 * i) break; __syncthreads(); v += i; }",
                           "int i = t; while (i < n) { v += sum(i); i += 64; }",
                           "for (;; ++v) { if (v > t / 16) return; __syncthreads(); }"}) {
    const KernelRun left = run(loop);
    EXPECT_EQ(left.fault().kind, FaultKind::divergence) << loop << left.fault().text();
    EXPECT_THAT(left.fault().message, HasSubstr("has passed before it ended")) << loop;
  }
  for (const char *loop : {"for (int i = t; i < 128; i += 64) { v += i; __syncthreads(); }",
                           "for (int i = 0; i < 4; ++i) { if (n < 30 * i) break; __syncthreads(); v += i; }",
                           "if (t >= 40) return; for (int i = 0; i < 4; ++i) { __syncthreads(); v += i; }",
                           "v = sum(t); if (t >= 40) return; v += sum(2 * t);"}) {
    const KernelRun together = run(loop);
    EXPECT_TRUE(together.outcome().succeeded()) << loop << together.fault().text();
  }
}

TEST_F(Faults, TrapsAssertionsAndDivisionsEndTheRun) {
  const auto launch = launchOf({1, 1, 1}, {8, 1, 1}, {{"p", filled(8)}, {"n", std::int64_t{0}}});
  const KernelRun trap("__global__ void k(int *p, int n) { if (threadIdx.x == 5) __trap(); p[threadIdx.x] = n; }\n",
                       launch);
  EXPECT_EQ(trap.fault().kind, FaultKind::trap);
  EXPECT_EQ(trap.fault().thread, (run::Extent3{5, 0, 0}));

  const KernelRun assertion(
      "#include <cassert>\n"
      "__global__ void k(int *p, int n) {\n  assert(threadIdx.x < 4);\n  p[threadIdx.x] = n;\n}\n",
      launch);
  EXPECT_EQ(assertion.fault().kind, FaultKind::assertion);
  EXPECT_EQ(assertion.fault().line, 3U);
  EXPECT_THAT(assertion.fault().message, HasSubstr("threadIdx.x < 4"));

  const KernelRun division("__global__ void k(int *p, int n) { p[threadIdx.x] = (int)threadIdx.x / n; }\n", launch);
  EXPECT_EQ(division.fault().kind, FaultKind::arithmetic);
}

TEST_F(Faults, AThreadThatUsesUpItsStackIsNamed) {
  const KernelRun run("__device__ __noinline__ int deep(volatile int *p, int n) {\n"
                      "  volatile int own[256];\n"
                      "  own[n & 255] = p[0];\n"
                      "  return n == 0 ? 0 : deep(p, n - 1) + own[n & 255];\n"
                      "}\n"
                      "__global__ void k(int *p, int n) { p[threadIdx.x] = deep(p, n); __syncthreads(); }\n",
                      launchOf({1, 1, 1}, {2, 1, 1}, {{"p", filled(2)}, {"n", std::int64_t{100'000'000}}}));
  EXPECT_EQ(run.fault().kind, FaultKind::stackOverflow) << run.fault().text();
}

TEST_F(Faults, ALoopThatNeverEndsIsEndedInTime) {
  const KernelRun run("__global__ void k(volatile int *p) { while (p[0] == 0) {} }\n",
                      launchOf({1, 1, 1}, {1, 1, 1}, {{"p", filled(1)}}), {}, {.milliseconds = 5000});
  EXPECT_EQ(run.fault().kind, FaultKind::timeout);
  EXPECT_THAT(run.fault().message, HasSubstr("5 seconds"));
}

TEST_F(Faults, MoreMemoryThanThereIsIsRefused) {
  const KernelRun run("__global__ void k(char *p) { p[0] = 1; }\n",
                      launchOf({1, 1, 1}, {1, 1, 1}, {{"p", filled(std::uint64_t{1} << 40U)}}));
  EXPECT_EQ(run.fault().kind, FaultKind::memory);
  EXPECT_THAT(run.fault().message, HasSubstr("the buffer p"));
  EXPECT_THAT(run.fault().message, HasSubstr("1024 GiB"));
}

TEST_F(Faults, WhatIsNotSupportedIsNamed) {
  const KernelRun texture("__global__ void k(float *p, cudaTextureObject_t t) { p[0] = tex1Dfetch<float>(t, 0); }\n",
                          launchOf({1, 1, 1}, {1, 1, 1}, {{"p", filled(1)}, {"t", std::int64_t{1}}}));
  // No launch form holds a texture: the number is none of an object's.
  EXPECT_EQ(texture.fault().kind, FaultKind::outOfBounds) << texture.fault().text();
  EXPECT_THAT(texture.fault().message, HasSubstr("texture or surface object that does not exist"));

  const KernelRun assembly(
      "__global__ void k(int *p) { asm volatile(\"setmaxnreg.inc.sync.aligned.u32 240;\"); p[0] = 1; }\n",
      launchOf({1, 1, 1}, {1, 1, 1}, {{"p", filled(1)}}));
  EXPECT_EQ(assembly.fault().kind, FaultKind::unsupported);
  EXPECT_THAT(assembly.fault().message, HasSubstr("setmaxnreg"));

  const KernelRun external("extern __device__ int elsewhere(int);\n"
                           "__global__ void k(int *p) { p[0] = elsewhere(1); }\n",
                           launchOf({1, 1, 1}, {1, 1, 1}, {{"p", filled(1)}}));
  EXPECT_NE(external.fault().kind, FaultKind::none);
  EXPECT_THAT(external.fault().message, HasSubstr("elsewhere"));
}

TEST_F(Faults, AnExecutorThatIsMissingOrNoneIsAnErrorOrACrash) {
  const ParsedSource source("__global__ void k(int *p) { p[0] = 1; }\n");
  run::ExecutionRequest request{.source = deviceSource(source)};
  EXPECT_FALSE(run::Executor("/nowhere/warpgrain-executor").run(request));
  const auto other = run::Executor("/bin/false").run(request);
  ASSERT_TRUE(other) << other.error().message;
  EXPECT_EQ(other->outcome.fault.kind, FaultKind::crash);
  EXPECT_THAT(other->outcome.fault.message, HasSubstr("exit code 1"));
}

} // namespace
} // namespace warpgrain::tests
