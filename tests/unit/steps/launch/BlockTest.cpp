// SPDX-License-Identifier: Apache-2.0
//
// Which blocks a kernel may be launched with instead, and what is said of the rest.
#include "core/plan/Step.h"
#include "core/plan/Transformation.h"
#include "tests/unit/steps/launch/LaunchStepTest.h"

#include <gmock/gmock.h>

namespace warpgrain::transform {
namespace {

using dependence::VerdictKind;
using tests::ParsedSource;

class Block : public LaunchStepTest {};

const std::string position = "const int i = blockIdx.x * blockDim.x + threadIdx.x; ";

std::string source(const std::string &body, const std::string &shape = "4, 256") {
  return "struct Wide { int all; };\n"
         "__device__ int total;\n"
         "__global__ void k(int *p, int n) { " +
         body + " }\nvoid run(int *p, int n) { k<<<" + shape + ">>>(p, n); }\n";
}

std::string problemOf(std::string_view text) {
  const auto step = parseStep(text);
  return step ? toString(*step) : step.error().message;
}

TEST_F(Block, IsUpToThreeExtents) {
  EXPECT_EQ(problemOf("block 064"), "block 64");
  EXPECT_EQ(problemOf("block 32,8"), "block 32,8");
  EXPECT_EQ(problemOf("block 32x8"), "block 32,8");
  EXPECT_EQ(problemOf("block 32,8,1"), "block 32,8");
  EXPECT_EQ(problemOf("block 8,1,4"), "block 8,1,4");
  EXPECT_NE(problemOf("block").find("needs the number of threads"), std::string::npos);
  EXPECT_NE(problemOf("block 0").find("from 1 to 1024, not 0"), std::string::npos);
  EXPECT_NE(problemOf("block 8,8,65").find("from 1 to 64, not 65"), std::string::npos);
  EXPECT_NE(problemOf("block 64,32").find("A block of 2048 threads is too large"), std::string::npos);
  EXPECT_NE(problemOf("block 1,1,1,1").find("three extents at most"), std::string::npos);
  EXPECT_NE(problemOf("block 8,").find("\"\" is not a whole number"), std::string::npos);
  EXPECT_NE(problemOf("block 8 8").find("\"8\" is not known"), std::string::npos);
}

TEST_F(Block, OfKernelsThatReadTheirPlaceInTheGridMayChange) {
  for (const char *place :
       {"blockIdx.x * blockDim.x + threadIdx.x", "threadIdx.x + blockDim.x * blockIdx.x",
        "(int)(blockIdx.x * blockDim.x) + (int)threadIdx.x", "n + blockIdx.x * blockDim.x + threadIdx.x",
        "(long long)blockIdx.x * blockDim.x + threadIdx.x - 1"})
    EXPECT_EQ(verdictOf(source("p[" + std::string(place) + "] = 1;"), "block 128").kind, VerdictKind::legal) << place;
}

TEST_F(Block, OfKernelsThatReadMoreMayNot) {
  for (const char *place :
       {"threadIdx.x", "blockIdx.x", "blockDim.x", "gridDim.x", "blockIdx.x * 256 + threadIdx.x",
        "blockIdx.x * blockDim.x + threadIdx.x % 32", "blockIdx.x * blockDim.x", "blockIdx.x * gridDim.x + threadIdx.x",
        "blockIdx.x * blockDim.x - threadIdx.x", "2 * (blockIdx.x * blockDim.x) + threadIdx.x",
        "blockIdx.x * blockDim.y + threadIdx.x", "blockIdx.x * blockDim.x + threadIdx.y",
        "blockIdx.x * blockDim.x + threadIdx.x + threadIdx.x",
        "(unsigned short)(threadIdx.x) + blockIdx.x * blockDim.x",
        "(long long)(n + blockIdx.x * blockDim.x) + threadIdx.x"})
    expectRefused(source("p[" + std::string(place) + "] = 1;"), "block 128", "which another block changes");
}

TEST_F(Block, MustLeaveTheThreadsThatRun) {
  expectRefused(source(position + "p[i] = 1;", "3, 256"), "block 512", "3 * 256 threads along x");
  expectRefused(source(position + "p[i] = 1;", "n, 256"), "block 512", "extents that divide 256");
  expectRefused(source(position + "p[i] = 1;", "n, 256"), "block 96", "extents that divide 256");
  expectRefused(source(position + "p[i] = 1;", "4, n"), "block 64", "known at run time only");
  EXPECT_EQ(verdictOf(source(position + "p[i] = 1;", "n, 256"), "block 64").kind, VerdictKind::legal);
  expectText(source(position + "p[i] = 1;", "n + 1, 256"), "block 64", "k<<<(n + 1) * 4, 64>>>");
  expectText(source(position + "p[i] = 1;", "4, 96"), "block 128", "k<<<3, 128>>>");
  expectText(source(position + "p[i] = 1;", "4, 256"), "block 256", "k<<<4, 256>>>");
  expectRefused(source("p[blockIdx.y * blockDim.y + threadIdx.y] = 1;", "dim3(1, 60000), dim3(1, 4)"), "block 1",
                "more than a grid can have");
  EXPECT_EQ(
      verdictOf(source("p[blockIdx.y * blockDim.y + threadIdx.y] = 1;", "dim3(1, n), dim3(1, 4)"), "block 1").kind,
      VerdictKind::legalIf);
}

TEST_F(Block, WhereThreadsOfABlockWorkTogetherIsRefused) {
  expectRefused(source("__shared__ int s[4]; " + position + "p[i] = s[0];"), "block 128", "The shared memory s");
  expectRefused(source(position + "p[i] = 1; __syncthreads();"), "block 128", "wait for each other");
  expectRefused(source(position + "p[i] = __syncthreads_count(n);"), "block 128", "counts the threads");
  expectRefused(source(position + "p[i] = __shfl_xor_sync(~0u, i, 1);"), "block 128", "lanes of a warp");
  expectRefused(source(position + "p[i] = 1; __syncwarp();"), "block 128", "lanes of a warp wait");
  expectRefused(source(position + "p[i] = 1; __threadfence();"), "block 128", "orders what other threads see");
  expectRefused(source(position + "p[i] = clock();"), "block 128", "own time");
  expectRefused(source(position + "p[i] = [=] { return threadIdx.x; }();"), "block 128", "lambda");
  expectRefused(source(position + "while (atomicCAS(p, 0, 1) != 0) {} p[i] = 1;"), "block 128", "wait for another");
  expectRefused(source(position + "unsigned r; asm(\"mov.u32 %0, %%ctaid.x;\" : \"=r\"(r)); p[i] = r;"), "block 128",
                "Inline assembly is not followed");
}

TEST_F(Block, IsFollowedIntoFunctions) {
  const auto with = [](const std::string &function) {
    return "__device__ int f(int n) { " + function + " }\n" + source("p[f(n)] = 1;");
  };
  EXPECT_EQ(verdictOf(with("return n + blockIdx.x * blockDim.x + threadIdx.x;"), "block 128").kind, VerdictKind::legal);
  expectRefused(with("return threadIdx.x;"), "block 128", "which another block changes", "threadIdx.x");
  expectRefused(with("__syncthreads(); return n;"), "block 128", "The function");
  expectRefused("template <int N> __device__ int f(int n) { return threadIdx.x + N; }\n" + source("p[f<3>(n)] = 1;"),
                "block 128", "which another block changes");
}

TEST_F(Block, AxesThatStayMayBeReadAnyhow) {
  const std::string text =
      source("p[(blockIdx.x * blockDim.x + threadIdx.x) * blockDim.y + threadIdx.y] = 1;", "4, dim3(64, 4)");
  EXPECT_EQ(verdictOf(text, "block 32,4").kind, VerdictKind::legal);
  expectRefused(text, "block 32,2", "which another block changes");
}

TEST_F(Block, MustFitTheLaunchBounds) {
  const std::string text =
      "__global__ void __launch_bounds__(256) k(int *p) { p[blockIdx.x * blockDim.x + threadIdx.x] "
      "= 1; }\nvoid run(int *p) { k<<<4, 256>>>(p); }\n";
  expectRefused(text, "block 512", "put launch-bounds 512 before", "256");
  expectText(text, "launch-bounds 512; block 512", "k<<<2, 512>>>");
  EXPECT_EQ(verdictOf(text, "block 128").kind, VerdictKind::legal);
}

TEST_F(Block, OfLaunchesThatCannotBeRewrittenIsRefused) {
  const std::string kernel = "__global__ void k(int *p) { p[blockIdx.x * blockDim.x + threadIdx.x] = 1; }\n";
  expectRefused(kernel, "block 128", "No launch of the kernel");
  expectRefused(kernel + "#define SHAPE 4, 256\nvoid run(int *p) { k<<<SHAPE>>>(p); }\n", "block 128", "SHAPE");
  expectRefused(kernel + "#define GO(p) k<<<4, 256>>>(p)\nvoid run(int *p) { GO(p); }\n", "block 128", "GO");
  expectRefused(kernel + "void run(int *p) { void *a[] = {&p}; cudaLaunchKernel(k, 4, 256, a, 0, 0); }\n", "block 128",
                "call of the runtime");
  expectRefused(kernel + "#define GRID dim3(4, 1)\nvoid run(int *p) { k<<<GRID, 256>>>(p); }\n", "block 128",
                "put it into a dim3 variable");
  expectRefused(kernel + "dim3 grid();\nvoid run(int *p) { k<<<grid(), 256>>>(p); }\n", "block 128",
                "put it into a dim3 variable");
}

TEST_F(Block, EveryLaunchIsChanged) {
  const std::string kernel = "__global__ void k(int *p) { p[blockIdx.x * blockDim.x + threadIdx.x] = 1; }\n";
  const std::string two = kernel + "void run(int *p, int n) { k<<<n, 256>>>(p); k<<<n, 128>>>(p); k<<<6, 64>>>(p); }\n";
  expectText(two, "block 64", "k<<<n * 4, 64>>>(p); k<<<n * 2, 64>>>(p); k<<<6, 64>>>(p);");
  expectText(two, "block 128", "k<<<n * 2, 128>>>(p); k<<<n, 128>>>(p); k<<<3, 128>>>(p);");
  expectRefused(two, "block 256", "extents that divide 128", "k<<<n, 128>>>(p)");
}

TEST_F(Block, OfAGridThatIsKnownAtRunTimeMayBeAnyWhereAGuardHoldsThreadsBack) {
  const std::string guarded = source(position + "if (i < n) p[i] = 1;", "(n + 255) / 256, 256");
  expectText(guarded, "block 512", "k<<<(((n + 255) / 256) + 1) / 2, 512>>>(p, n)");
  expectText(guarded, "block 384", "k<<<(((n + 255) / 256) * 256 + 383) / 384, 384>>>(p, n)");
  expectText(guarded, "block 96", "k<<<(((n + 255) / 256) * 256 + 95) / 96, 96>>>(p, n)");
  expectText(guarded, "block 128", "k<<<((n + 255) / 256) * 2, 128>>>(p, n)");
  const auto verdict = verdictOf(guarded, "block 512");
  EXPECT_EQ(verdict.kind, VerdictKind::legalIf);
  ASSERT_EQ(verdict.assumptions.size(), 1U);
  EXPECT_THAT(verdict.assumptions.front().text(), testing::HasSubstr("n is at most 2147483135"));
  EXPECT_EQ(verdictOf(guarded, "block 128").kind, VerdictKind::legal) << "the same threads run";
}

TEST_F(Block, IsNotRoundedUpWhereThreadsThatAreAddedWouldDoSomething) {
  for (const char *body : {"p[i] = 1;", "if (i <= n) p[i] = 1;", "if (i < n || p[0]) p[i] = 1;",
                           "for (int j = i; j < n; j += gridDim.x * blockDim.x) p[j] = 1;"})
    expectRefused(source(position + body, "(n + 255) / 256, 256"), "block 512", "known at run time only along x");
  for (const char *grid : {"n, 256", "n / 256, 256", "(n + 127) / 256, 256"})
    expectRefused(source(position + "if (i < n) p[i] = 1;", grid), "block 512", "known at run time only along x");
}

} // namespace
} // namespace warpgrain::transform
