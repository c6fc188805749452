// SPDX-License-Identifier: Apache-2.0
//
// Merging of thread blocks: what stands against it, and what does not.
#include "core/steps/Transformations.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <string>

namespace warpgrain::transform {
namespace {

using tests::ParsedSource;

class GridCoarsening : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  static std::string program(const std::string &body, const std::string &before = "") {
    return before +
           "__global__ void k(int *p, int n) {\n  __shared__ int s[64];\n  const int t = threadIdx.x;\n"
           "  const int i = blockIdx.x * 64 + t;\n" +
           body + "}\nvoid go(int *p, int n) { k<<<8, 64>>>(p, n); }\n";
  }

  static void expectRefused(const std::string &text, const std::string &words) {
    const ParsedSource source(text);
    const auto verdict = source.verdict("coarsen grid x 2", "k");
    EXPECT_FALSE(verdict.allows()) << text;
    ASSERT_FALSE(verdict.reasons.empty()) << text;
    EXPECT_NE(verdict.reasons.front().text().find(words), std::string::npos) << verdict.reasons.front().text();
  }

  static void expectAllowed(const std::string &text) {
    ParsedSource source(text);
    const auto result = source.transformed("coarsen grid x 2", "k");
    EXPECT_TRUE(result) << result.error().message << text;
  }
};

/// The storage is used again by the next block's work, also where no variable of the text is it.
TEST_F(GridCoarsening, KeepsTheWorkOfCollectivesApartByABarrier) {
  const std::string header = "#include <cub/block/block_reduce.cuh>\n";
  for (const char *storage : {"using R = cub::BlockReduce<int, 64>;\n  __shared__ typename R::TempStorage temp;\n"
                              "  const int sum = R(temp).Sum(p[i]);\n",
                              "const int sum = cub::BlockReduce<int, 64>().Sum(p[i]);\n"}) {
    ParsedSource source(header + "__global__ void k(int *p) {\n  const int i = blockIdx.x * 64 + threadIdx.x;\n  " +
                        storage + "  if (threadIdx.x == 0) p[blockIdx.x * 64] = sum;\n}\n" +
                        "void go(int *p) { k<<<8, 64>>>(p); }\n");
    const auto result = source.transformed("coarsen grid x 2", "k");
    ASSERT_TRUE(result) << result.error().message;
    EXPECT_NE(result->find("if (cbx > 0) __syncthreads();"), std::string::npos) << *result;
  }
}

TEST_F(GridCoarsening, IsOfferedAlongTheAxesOfTheBlockIndexThatIsRead) {
  const ParsedSource source(program("  p[i] = blockIdx.z;\n"));
  std::string offered;
  for (const Step &step : coarsenTransformation().offers(source.unit(), source.kernel("k")))
    if (step.arguments.front() == "grid") offered += toString(step) + "; ";
  EXPECT_EQ(offered, "coarsen grid x 2; coarsen grid x 4; coarsen grid x 8; "
                     "coarsen grid z 2; coarsen grid z 4; coarsen grid z 8; ");
}

TEST_F(GridCoarsening, ThreadThatReturnsBeforeABarrierWouldMeetOthersInTheNextBlock) {
  expectRefused(program("  if (i >= n) return;\n  s[t] = i;\n  __syncthreads();\n  p[i] = s[63 - t];\n"),
                "return here before others come to __syncthreads");
  expectRefused(program("  for (int j = 0; j < n; ++j) {\n    __syncthreads();\n    if (p[i] == j) return;\n  }\n"),
                "return here before others");
  expectAllowed(program("  s[t] = i;\n  __syncthreads();\n  if (i >= n) return;\n  p[i] = s[63 - t];\n"));
  expectAllowed(program("  if (blockIdx.x >= n) return;\n  s[t] = i;\n  __syncthreads();\n  p[i] = s[63 - t];\n"));
}

TEST_F(GridCoarsening, BarrierThatOnlySomeThreadsReachIsRefused) {
  expectRefused(program("  if (i < n) {\n    s[t] = i;\n    __syncthreads();\n    p[i] = s[63 - t];\n  }\n"),
                "only some threads of the block");
  const std::string helper =
      "__device__ void meet(int *s, int i, int n) {\n  if (i < n) __syncthreads();\n  s[0] = n;\n}\n";
  expectRefused(program("  meet(s, t, n);\n  p[i] = s[0];\n", helper), "only some threads of the block");
  expectAllowed(program("  meet(s, n, 3);\n  p[i] = s[0];\n", helper));
}

TEST_F(GridCoarsening, LanesOfAWarpStayTogether) {
  const std::string shuffle = "v += __shfl_down_sync(0xffffffff, v, 1);";
  expectRefused(program("  int v = t;\n  if (i < n) { " + shuffle + " }\n  p[i] = v;\n"),
                "only some threads of the warp");
  expectRefused(program("  int v = t;\n  if (t < 16) { " + shuffle + " }\n  p[i] = v;\n"),
                "only some threads of the warp");
  expectRefused(program("  int v = i < n ? __shfl_down_sync(0xffffffff, t, 1) : 0;\n  p[i] = v;\n"),
                "only some threads of the warp");
  expectAllowed(program("  int v = t;\n  if (t < 32) { " + shuffle + " }\n  p[i] = v;\n"));
  expectAllowed(program("  int v = t;\n  const int warp = threadIdx.x / 32;\n"
                        "  for (int row = warp; row < n; row += 2) { " +
                        shuffle + " }\n  p[i] = v;\n"));
  expectRefused(program("  int v = t;\n  for (int row = t; row < n; row += 2) { " + shuffle + " }\n  p[i] = v;\n"),
                "only some threads of the warp");
}

TEST_F(GridCoarsening, LoopThatMayWaitForAnotherBlockIsRefused) {
  for (const char *loop :
       {"while (*(volatile int *)p == 0) {}", "while (atomicAdd(p, 0) < n) {}",
        "int seen = 0; while (seen == 0) seen = atomicOr(p, 0);", "while (true) { if (atomicExch(p, 1) == 0) break; }",
        "while (__ldcg(p) == 0) {}", "bool ready = false; while (!ready) if (atomicAdd(p, 0) != 0) ready = true;",
        "int v = 0; while (v == 0) { const int seen = atomicAdd(p, 0); v = seen; }",
        "int v = 0; while (v == 0) { int seen[2]; seen[1] = atomicAdd(p, 0); v = seen[1]; }",
        "int v = 0; int *q = &v; while (v == 0) *q = atomicAdd(p, 0);", "again: if (atomicAdd(p, 0) == 0) goto again;",
        "for (int k = 0; k < 1;) { if (atomicAdd(p, 0) == 0) continue; ++k; }",
        "while (true) { switch (atomicAdd(p, 0)) { case 0: continue; default: break; } break; }",
        "int old; do { old = atomicCAS(p, 0, 1); } while (old != 0);",
        "int old, none; do { none = 0; old = atomicCAS(p, none, 1); } while (old != none);",
        "while (p[0] == 0) __threadfence();",
        "while (true) { if (t == 0) s[0] = atomicAdd(p, 0); __syncthreads(); if (s[0]) break; }",
        "int v = 0; while (v == 0) asm volatile(\"ld.volatile.global.u32 %0, [%1];\" : \"=r\"(v) "
        ": \"l\"(p));"})
    expectRefused(program(std::string("  ") + loop + "\n  p[i] = 1;\n"), "may wait for another block");
}

TEST_F(GridCoarsening, RecursionThatGoesOnByWhatItSeesIsRefused) {
  expectRefused(
      program("  p[i] = until(p);\n", "__device__ int until(int *q) { return atomicAdd(q, 0) != 0 ? 1 : until(q); }\n"),
      "may wait for another block");
  expectAllowed(program("  p[i] = half(n);\n", "__device__ int half(int m) { return m < 2 ? m : half(m / 2); }\n"));
}

/// Where one thread's attempt fails, that of another has succeeded.
TEST_F(GridCoarsening, AttemptsUntilOneSucceedsWaitForNobody) {
  for (const char *loop :
       {"int old = p[0], seen; do { seen = old; old = atomicCAS(p, seen, seen + i); } while (seen != old);",
        "int old = p[0]; while (true) { int seen = old; old = atomicCAS(p, seen, seen + i); if (old == "
        "seen) break; }",
        "int old = p[0], seen; do { seen = old; } while ((old = atomicCAS(p, seen, max(seen, i))) != "
        "seen && old < i);",
        "int seen; do { seen = *(volatile int *)p; } while (atomicCAS(p, seen, seen + i) != seen);",
        "int old = p[0], seen = ~old; while (seen != old) { seen = old; old = atomicCAS(p, seen, i); }",
        "int seen = p[i], old; while ((old = atomicCAS(&p[i], seen, i)) != seen) seen = old;"})
    expectAllowed(program(std::string("  ") + loop + "\n"));
}

TEST_F(GridCoarsening, AttemptsThatMayNotBeMadeOrGuessMayWait) {
  for (const char *loop :
       {"for (;;) { int have = atomicAdd(p, 0); int old = -1; if (have > 0) old = atomicCAS(p, have, have - 1); "
        "if (old == have) break; }",
        "int old = 0, seen; do { seen = old; if (seen > 3) old = atomicCAS(p, seen, 1); } while (seen != old);",
        "int old = 0, seen = 0, low; do { seen = old; old = atomicCAS(p, seen, seen); low = old; if (old < i) low = "
        "old - "
        "1; seen = low; } while (seen != old);",
        "int seen; do { seen = *(volatile int *)(p + 1); } while (atomicCAS(p, seen, i) != seen);",
        "int old = 0, seen; for (;; seen = old) { seen = 1; old = atomicCAS(p, seen, i); if (seen == old) break; }",
        "int old = 0, seen; do { seen = old; old = atomicCAS(p, seen, i); old |= 1; } while (seen != old);"})
    expectRefused(program(std::string("  ") + loop + "\n"), "may wait for another block");
}

/// What it sees neither ends it nor makes it go on.
TEST_F(GridCoarsening, LoopsThatOnlyUseWhatTheySeeWaitForNobody) {
  for (const char *loop : {"int m = n; while (m > 1) { atomicAdd(p, 1); m /= 2; }",
                           "int m = n; while (m > 1) { p[atomicAdd(p + 1, 1)] = m; m /= 2; }",
                           "int m = n; while (m > 1) { if (atomicAdd(p + 1, 1) == 3) p[i] = m; m /= 2; }",
                           "int m = n; while (true) { int k = atomicAdd(p, 1); if (m < 2) break; m /= 2; p[i] = k; }"})
    expectAllowed(program(std::string("  ") + loop + "\n"));
}

TEST_F(GridCoarsening, LoopThatWaitsInAFunctionIsRefused) {
  for (const char *look :
       {"return *(volatile int *)q != 0;", "return atomicAdd(q, 0) != 0;",
        "int v; asm volatile(\"ld.global.cv.u32 %0, [%1];\" : \"=r\"(v) : \"l\"(q)); return v != 0;"})
    expectRefused(program("  while (!ready(p)) {}\n  p[i] = 1;\n",
                          std::string("__device__ bool ready(int *q) { ") + look + " }\n"),
                  "may wait for another block");
  const std::string ready = "__device__ bool ready(const int *__restrict__ q) { return *q != 0; }\n";
  expectRefused(program("  while (!ready(p)) __threadfence();\n  p[i] = 1;\n", ready), "may wait for another block");
  expectRefused(program("  while (p[0] == 0) fence();\n", "__device__ void fence() { __threadfence(); }\n"),
                "may wait for another block");
  expectRefused(program("  int v = 0;\n  while (v == 0) look(p, v);\n  p[i] = v;\n",
                        "__device__ void look(int *q, int &v) { __threadfence(); v = *q; }\n"),
                "may wait for another block");
  expectRefused(program("  Flag f{p};\n  while (!f) __threadfence();\n  p[i] = 1;\n",
                        "struct Flag { int *q; __device__ operator bool() const { return *q != 0; } };\n"),
                "may wait for another block");
  expectAllowed(program("  int m = n;\n  while (m > 1) { if (ready(p)) p[i] = m; m /= 2; }\n", ready));
  expectRefused(program("  while (!both(p)) {}\n  p[i] = 1;\n",
                        "__device__ int look(int *q) { return atomicAdd(q, 0); }\n"
                        "__device__ bool both(int *q) { return look(q) != 0; }\n"),
                "may wait for another block");
  expectAllowed(program("  int m = n;\n  while (!isLast(m)) m /= 2;\n  p[i] = m;\n",
                        "__device__ bool isLast(int m) { return m < 2; }\n"));
}

/// What it sees in volatile memory does not make it go round once more.
TEST_F(GridCoarsening, LoopWhoseHeaderEndsItWaitsForNobody) {
  const std::string see = "seen += *(volatile int *)p;";
  const auto looping = [&](const std::string &header, const std::string &body) {
    return program("  int seen = 0, m = n;\n  for (" + header + ") { " + body + " }\n  p[i] = seen;\n");
  };
  expectAllowed(looping("int d = 16; d > 0; d >>= 1", see));
  expectAllowed(looping("int d = t; d < n + 2; d += (int)blockDim.x", "if (d & 1) { " + see + " }"));
  expectAllowed(looping("int d = 16; d > 0; d >>= 1", see + " for (int e = 0; e < 4; ++e) if (e == n) break;"));
  expectAllowed(looping("float d = 0; d < n; ++d", see));
  expectAllowed(looping("volatile int d = 0; d < n; ++d", see));
  expectAllowed(looping("int d = 0; d < n; ++d", "if (*(volatile int *)p) continue; " + see));
  expectAllowed(looping("int d = 0; d < n;", see + " ++d;"));
  for (const auto &[header, body] : {std::pair{std::string("int d = 16; d > 0; d >>= 1"), see + " if (seen) break;"},
                                     {"int d = 16; d > 0; d >>= 1", see + " if (seen == 0) d <<= 1;"},
                                     {"int d = 16; d > 0; d >>= 1", "int *q = &d; " + see + " *q += seen == 0;"},
                                     {"int d = 0; d < m; ++d", see + " m += seen == 0;"},
                                     {"int d = 0; d < m; d += seen", "seen = *(volatile int *)p;"},
                                     {"int d = 0; d < p[1]; ++d", see}})
    expectRefused(looping(header, body), "may wait for another block");
}

TEST_F(GridCoarsening, WhatKnowsItsBlockBehindTheTextIsRefused) {
  const std::string groups = "#include <cooperative_groups.h>\n"; // takes a second to read
  expectRefused(program("  p[i] = of();\n", "__device__ int of() {\n  dim3 b = blockIdx;\n  return b.x;\n}\n"),
                "used as a whole");
  expectAllowed(program("  dim3 b = blockIdx;\n  p[i] = b.x;\n"));
  expectRefused(program("  p[i] = cooperative_groups::this_thread_block().group_index().x;\n", groups), "group_index");
  expectRefused(program("  cooperative_groups::this_grid().sync();\n  p[i] = 1;\n", groups), "");
  expectRefused(program("  int b;\n  asm(\"mov.u32 %0, %%ctaid.x;\" : \"=r\"(b));\n  p[i] = b;\n"), "ctaid");
  expectRefused(program("  p[i] = far(i);\n", "__device__ int far(int);\n"), "not known what far does");
  expectAllowed(program("  auto block = cooperative_groups::this_thread_block();\n  s[block.thread_rank()] = i;\n"
                        "  block.sync();\n  p[i] = s[63 - t];\n",
                        groups));
}

TEST_F(GridCoarsening, StaticConstantIsNoSharedState) {
  const std::string after = "  p[i] = last;\n";
  expectAllowed(program("  static const int last = 7;\n" + after));
  expectRefused(program("  static int last;\n  last = i;\n" + after), "static variable last");
}

TEST_F(GridCoarsening, KernelThatDoesNotReadTheBlockIsNotRepeated) {
  const ParsedSource source(
      "__global__ void k(int *p) { p[threadIdx.x] = 1; }\nvoid go(int *p) { k<<<8, 64>>>(p); }\n");
  EXPECT_FALSE(source.verdict("coarsen grid x 2").allows());
}

TEST_F(GridCoarsening, LaunchThatNeedsAllItsBlocksAtOnceIsRefused) {
  expectRefused("__global__ void k(int *p) { p[blockIdx.x] = 1; }\nvoid go(int *p) { void *a[] = {&p};\n"
                "  cudaLaunchCooperativeKernel((const void *)k, dim3(8), dim3(64), a, 0, nullptr); }\n",
                "all its blocks at once");
}

TEST_F(GridCoarsening, ExtentsOfTheGridAreCheckedLikeThoseOfABlock) {
  const std::string kernel = "__global__ void k(int *p) { p[blockIdx.x] = gridDim.x - 10; }\n";
  expectRefused(kernel + "void go(int *p) { k<<<1, 64>>>(p); }\n", "The grid has 1 block along x");
  ParsedSource tail(kernel + "void go(int *p) { k<<<5, 64>>>(p); }\n");
  EXPECT_EQ(tail.transformed("coarsen grid x 2").value(),
            "__global__ void k(int *p) {\n  for (int cbx = 0; cbx < 2; ++cbx) {\n"
            "    if (blockIdx.x + cbx * 3 >= 5) continue;\n    p[blockIdx.x + cbx * 3] = 5u - 10;\n  }\n}\n"
            "void go(int *p) { k<<<(5 + 1) / 2, 64>>>(p); }\n");
  ParsedSource runTime(kernel + "void go(int *p, int n) { k<<<n, 64>>>(p); }\n");
  EXPECT_NE(runTime.transformed("coarsen grid x 2").value().find("assert(n % 2 == 0); k<<<n / 2, 64>>>(p);"),
            std::string::npos);
}

TEST_F(GridCoarsening, LoopThatLaunchesAGridOfOneBlockFirstOrLastIsRefused) {
  const std::string kernel = "__global__ void k(int *p) { p[blockIdx.x] += threadIdx.x; }\n";
  const auto launched = [&](const std::string &loop, const std::string &body) {
    return kernel + "void go(int *p, int n) {\n  dim3 grid;\n  for (" + loop + ") {\n" + body + "  }\n}\n";
  };
  const std::string member = "    grid.x = i;\n    grid.y = 1;\n    k<<<grid, 64>>>(p);\n";
  const std::string words = "has 1 block along x in the first or the last iteration";
  expectRefused(launched("int i = 1; i <= n; i++", member), words);
  expectRefused(launched("int i = n - 1; i >= 1; i--", member), words);
  expectRefused(launched("unsigned i = n; i > 0; --i", "    k<<<i, 64>>>(p);\n"), words);
  expectRefused(launched("int i = 1; i <= n; i *= 2", "    k<<<dim3(i, 1), 64>>>(p);\n"), words);
  // None of these surely launches one block.
  expectAllowed(launched("int i = 2; i <= n; i += 2", member));
  expectAllowed(launched("int i = 1; i <= n; i++", "    if (i % 2 == 0) {\n" + member + "    }\n"));
  expectAllowed(launched("int i = 1; i <= n; i++", "    if (i % 2 == 1) continue;\n" + member));
  expectAllowed(launched("int i = 1; i <= n; i++", "    i++;\n" + member));
  expectAllowed(launched("int i = n; i >= 1; i -= 2", member));
  expectAllowed(launched("int i = 1; i <= n; i++", "    grid.x = i;\n    grid.x *= 2;\n    k<<<grid, 64>>>(p);\n"));
}

/// With __block_size__ a launch names a number of clusters, and no block.
TEST_F(GridCoarsening, KernelThatSaysItsOwnBlocksOrClustersIsRefused) {
  const std::string body =
      "{\n  p[blockIdx.x * blockDim.x + threadIdx.x] = 1;\n}\nvoid go(int *p) { k<<<8, 1>>>(p); }\n";
  for (const std::string words : {"__block_size__((64, 1, 1), (2, 1, 1))", "__block_size__((64, 1, 1))"}) {
    const std::string text = words + " __global__ void k(int *p) " + body;
    expectRefused(text, "The kernel has __block_size__, which the grid and block must go with");
    for (const char *step : {"coarsen x 2", "block 32"}) {
      const auto verdict = ParsedSource(text).verdict(step, "k");
      ASSERT_FALSE(verdict.allows()) << step;
      EXPECT_NE(verdict.reasons.front().text().find("__block_size__"), std::string::npos) << step;
    }
  }
  const std::string cluster = "The kernel has __cluster_dims__, which the grid and block must go with";
  expectRefused("__cluster_dims__(2, 1, 1) __global__ void k(int *p) " + body, cluster);
  expectRefused("#define PAIR __cluster_dims__(2, 1, 1)\nPAIR __global__ void k(int *p) " + body, cluster);
  expectRefused("__cluster_dims__(2, 1, 1) __global__ void k(int *p);\n__global__ void k(int *p) " + body, cluster);
}

/// A kernel whose grid is known at run time only: the words that its launch has after coarsening by 4, and whether
/// there is an assertion.
class RoundedGrids : public GridCoarsening {
protected:
  static bool isAsserted(const std::string &kernel, const std::string &launcher) {
    ParsedSource source(kernel + "\n" + launcher);
    EXPECT_FALSE(source.unit().hasErrors()) << kernel << launcher;
    const auto result = source.transformed("coarsen grid x 4", "k");
    EXPECT_TRUE(result) << result.error().message << kernel;
    if (!result) return false;
    EXPECT_NE(result->contains("assert("), result->contains("+ 3) / 4")) << *result;
    return result->contains("assert(");
  }

  static constexpr const char *launch = "void go(int *p, const int *q, int n) { k<<<(n + 63) / 64, 64>>>(p, q, n); }";
};

TEST_F(RoundedGrids, NeedNoAssertionWhereFurtherBlocksDoNothing) {
  for (const char *body : {
           "if (i < n) p[i] = q[i];",
           "if (i >= n) return; p[i] = q[i]; p[i] += q[0];",
           "for (int k = i; k < n; k += 1000) p[k] = q[k];",
           "int v = 0; if (i < n) v = q[i]; v += q[t]; if (i < n) p[i] = v;", // each block reads the first elements
           "s[t] = i < n ? q[i] : 0; __syncthreads(); if (i < n) p[i] = s[63 - t];",
           "if (i < n) atomicAdd(p, q[i]);",
           "if (unsigned(i) < unsigned(n)) p[i] = q[i];",
       })
    EXPECT_FALSE(isAsserted(std::string("__global__ void k(int *p, const int *q, int n) {\n  __shared__ int s[64];\n"
                                        "  const int t = threadIdx.x;\n  const int i = blockIdx.x * 64 + t;\n  ") +
                                body + "\n  s[t] = 0;\n}",
                            launch))
        << body;
}

TEST_F(RoundedGrids, KeepTheAssertionWhereFurtherBlocksMayDoSomething) {
  for (const char *body : {
           "p[i] = q[i];",
           "if (i <= n) p[i] = q[i];",                                 // block n / 64 + 1 may have one to do
           "if (i < n + 64) p[i] = q[i];",                             //
           "int v = q[i]; if (i < n) p[i] = v;",                       // reads beyond the end
           "if (i < n) p[i] = 1; else atomicAdd(p, 1);",               //
           "if (i < n) p[i] = gridDim.x;",                             // tells how many blocks there are
           "for (int k = i; k < n; k += 64 * gridDim.x) p[k] = q[k];", //
           "if (i < n) p[i] = 1; else printf(\"idle\");",              //
           "if (t < n) p[t] = q[t];",                                  // guards nothing of the block's index
           "if (i < n || q[0] > 3) p[i] = q[i];",                      //
           "if (i * 2 < n) p[i] = 1; if (t == 0 && blockIdx.x >= 7) p[blockIdx.x] = 1;", //
           "s[i] = 0; if (i < n) p[i] = q[i];", // beyond the end of the block's own array
       })
    EXPECT_TRUE(isAsserted(std::string("#include <cstdio>\n__global__ void k(int *p, const int *q, int n) {\n"
                                       "  __shared__ int s[64];\n  const int t = threadIdx.x;\n"
                                       "  const int i = blockIdx.x * 64 + t;\n  ") +
                               body + "\n  s[t] = 0;\n}",
                           launch))
        << body;
}

TEST_F(RoundedGrids, AreNamedWithWhatIsTakenForGranted) {
  const ParsedSource source("__global__ void k(int *p, int n) {\n  const int i = blockIdx.x * 64 + threadIdx.x;\n"
                            "  if (i < n) p[i] = i;\n}\nvoid go(int *p, int n) { k<<<(n + 63) / 64, 64>>>(p, n); }\n");
  const auto verdict = source.verdict("coarsen grid x 4", "k");
  ASSERT_TRUE(verdict.allows());
  ASSERT_EQ(verdict.reasons.size(), 1U);
  EXPECT_EQ(verdict.reasons.front().text(),
            "The grid is rounded up at this launch: n keeps the threads that are added along x from doing anything.");
  ASSERT_FALSE(verdict.assumptions.empty());
  EXPECT_EQ(verdict.assumptions.back().text(), "n is at most 2147483391, so that the indices of the threads in added "
                                               "blocks do not overflow.");
}

TEST_F(RoundedGrids, NeedEachLaunchToCoverWhatGuards) {
  const std::string kernel = "__global__ void k(int *p, const int *q, int n) {\n"
                             "  const int i = blockIdx.x * 64 + threadIdx.x;\n  if (i < n) p[i] = q[i];\n}";
  EXPECT_FALSE(isAsserted(kernel, std::string(launch) +
                                      "\nvoid more(int *p, int *q, int m) { k<<<m / 64 + 1, 64>>>(p, q, m); }"));
  EXPECT_TRUE(
      isAsserted(kernel, std::string(launch) + "\nvoid less(int *p, int *q, int m) { k<<<m, 64>>>(p, q, 1000000); }"));
}

/// A grid that is handed to the kernel, which guards blocks beyond it.
class GuardedGrids : public GridCoarsening {
protected:
  /// The text after the step; empty, with a failure, where it is refused.
  static std::string textAfter(const std::string &text, const std::string &step = "coarsen grid x 4 guarded") {
    ParsedSource source(text);
    EXPECT_FALSE(source.unit().hasErrors()) << text;
    const auto result = source.transformed(step, "k");
    EXPECT_TRUE(result) << result.error().message << text;
    if (!result) return {};
    EXPECT_FALSE(ParsedSource(*result).unit().hasErrors()) << *result;
    return *result;
  }

  static std::string refusal(const std::string &text, const std::string &step = "coarsen grid x 4 guarded") {
    const ParsedSource source(text);
    const auto verdict = source.verdict(step, "k");
    EXPECT_FALSE(verdict.allows()) << text;
    return verdict.reasons.empty() ? std::string() : verdict.reasons.front().text();
  }

  static std::string kernelWith(const std::string &body,
                                const std::string &parameters = "int *p, const int *q, int n") {
    return "__global__ void k(" + parameters + ") {\n  __shared__ int s[64];\n  const int t = threadIdx.x;\n" +
           "  const int i = blockIdx.x * 64 + t;\n  s[t] = q[i];\n  __syncthreads();\n" + body + "}\n";
  }
};

TEST_F(GuardedGrids, NeedNoAssertionWhateverBlocksDo) {
  const std::string text = textAfter(kernelWith("  p[i] = s[63 - t] + gridDim.x;\n") +
                                     "void go(int *p, const int *q, int n) { k<<<n / 64, 64>>>(p, q, n); }\n");
  EXPECT_FALSE(text.contains("assert("));
  EXPECT_TRUE(text.contains("void k(dim3 grid, int *p"));
  EXPECT_TRUE(text.contains("if (blockIdx.x + cbx * gridDim.x >= grid.x) continue;"));
  EXPECT_TRUE(text.contains("s[63 - t] + grid.x;"));
  EXPECT_TRUE(text.contains("const dim3 grid = n / 64;"));
  EXPECT_TRUE(text.contains("k<<<dim3((grid.x + 3) / 4, grid.y), 64>>>(grid, p, q, n);"));
}

TEST_F(GuardedGrids, UseTheNameThatALaunchHasForItsGrid) {
  const std::string kernel = kernelWith("  p[i] = s[63 - t];\n");
  EXPECT_TRUE(textAfter(kernel + "void go(int *p, const int *q, int b) { k<<<b, 64>>>(p, q, 1); }\n")
                  .contains("k<<<(b + 3) / 4, 64>>>(b, p, q, 1);"));
  EXPECT_TRUE(textAfter(kernel + "void go(int *p, const int *q, dim3 b) { k<<<b, 64>>>(p, q, 1); }\n")
                  .contains("k<<<dim3((b.x + 3) / 4, b.y, b.z), 64>>>(b, p, q, 1);"));
  // An argument changes the number: it is taken before.
  const std::string changed = textAfter(kernel + "void go(int *p, const int *q, int b) { k<<<b, 64>>>(p, q, b++); }\n");
  EXPECT_TRUE(changed.contains("const dim3 grid = b;")) << changed;
  // Names that are taken.
  const std::string taken = textAfter(kernelWith("  int grid = 1;\n  p[i] = s[63 - t] + grid;\n") +
                                      "void go(int *p, const int *q, int grid) { k<<<grid, 64>>>(p, q, 1); }\n");
  EXPECT_TRUE(taken.contains("k(dim3 grid2, int *p")) << taken;
}

TEST_F(GuardedGrids, OfANumberAlongAnotherAxisHaveAllAxes) {
  const std::string text = textAfter("__global__ void k(int *p) { p[blockIdx.x * gridDim.y + blockIdx.y] = 1; }\n"
                                     "void go(int *p, int b) { k<<<b, 64>>>(p); }\n",
                                     "coarsen grid y 2 guarded");
  EXPECT_TRUE(text.contains("k<<<dim3(grid.x, (grid.y + 1) / 2), 64>>>(grid, p);")) << text;
}

TEST_F(GuardedGrids, AreRefusedWhereALaunchCannotHandThemOver) {
  const std::string kernel = kernelWith("  p[i] = s[63 - t];\n");
  EXPECT_EQ(refusal(kernel + "void go(void **a, int n) { cudaLaunchKernel((void *)k, n, 64, a, 0, 0); }\n"),
            "This launch hands its arguments over by their addresses; write it with <<<>>>.");
  EXPECT_EQ(refusal(kernel + "void go(int *p, const int *q, int n) {\n  int most = 0;\n"
                             "  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&most, k, 64, 0);\n"
                             "  k<<<n, 64>>>(p, q, most);\n}\n"),
            "The kernel is named here too, where its parameters' types may matter.");
  EXPECT_NE(
      refusal("__device__ int at() { return blockIdx.x; }\n__global__ void k(int *p) { p[at() + blockIdx.x] = 1; }\n"
              "void go(int *p, int n) { k<<<n, 64>>>(p); }\n"),
      "");
}

TEST_F(GuardedGrids, SayWhatALaunchThatIsNotSeenMustDo) {
  const ParsedSource source(kernelWith("  p[i] = s[63 - t];\n"));
  const auto verdict = source.verdict("coarsen grid x 4 guarded", "k");
  ASSERT_TRUE(verdict.allows());
  ASSERT_FALSE(verdict.assumptions.empty());
  EXPECT_TRUE(verdict.assumptions.front().text().contains("must hand it the grid as its first argument"))
      << verdict.assumptions.front().text();
}

TEST_F(GuardedGrids, AreOfferedWhereAGridIsKnownAtRunTimeOnly) {
  const ParsedSource source(kernelWith("  p[i] = blockIdx.y;\n") +
                            "void go(int *p, const int *q, int n) { k<<<dim3(n, 4), 64>>>(p, q, n); }\n");
  std::string offered;
  for (const Step &step : coarsenTransformation().offers(source.unit(), source.kernel("k")))
    if (step.arguments.back() == "guarded") offered += toString(step) + "; ";
  EXPECT_EQ(offered, "coarsen grid x 2 guarded; coarsen grid x 4 guarded; coarsen grid x 8 guarded; ");
}

TEST_F(GuardedGrids, AreSpelledWithTheirWordLast) {
  const auto step = parseStep("coarsen grid x 4 guarded adjacent");
  ASSERT_TRUE(step) << step.error().message;
  EXPECT_EQ(toString(*step), "coarsen grid x 4 adjacent guarded");
}

} // namespace
} // namespace warpgrain::transform
