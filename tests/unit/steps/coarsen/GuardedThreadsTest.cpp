// SPDX-License-Identifier: Apache-2.0
//
// Merged threads of a block that is known at run time only: the launch hands the old block over.
#include "core/steps/Transformations.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <string>

namespace warpgrain::transform {
namespace {

using tests::ParsedSource;

class GuardedThreads : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  /// The text after the step; empty, with a failure, where it is refused.
  static std::string textAfter(const std::string &text, const std::string &step = "coarsen x 4 guarded") {
    ParsedSource source(text);
    EXPECT_FALSE(source.unit().hasErrors()) << text;
    const auto result = source.transformed(step, "k");
    EXPECT_TRUE(result) << result.error().message << text;
    if (!result) return {};
    EXPECT_FALSE(ParsedSource(*result).unit().hasErrors()) << *result;
    return *result;
  }

  static std::string refusal(const std::string &text, const std::string &step = "coarsen x 4 guarded") {
    const ParsedSource source(text);
    const auto verdict = source.verdict(step, "k");
    EXPECT_FALSE(verdict.allows()) << text;
    return verdict.reasons.empty() ? std::string() : verdict.reasons.front().text();
  }

  static std::string kernelWith(const std::string &body) {
    return "__global__ void k(int *p, const int *q, int n) {\n  __shared__ int s[1024];\n" + body + "}\n";
  }

  const std::string copy = kernelWith("  s[threadIdx.x] = q[threadIdx.x];\n  __syncthreads();\n"
                                      "  p[threadIdx.x] = s[blockDim.x - 1 - threadIdx.x];\n");
};

TEST_F(GuardedThreads, NeedNoAssertionAndReachEveryBarrier) {
  const std::string text = textAfter(copy + "void go(int *p, const int *q, int b) { k<<<1, b>>>(p, q, 1); }\n");
  EXPECT_FALSE(text.contains("assert("));
  EXPECT_TRUE(text.contains("void k(dim3 block, int *p")) << text;
  EXPECT_TRUE(text.contains("tx = threadIdx.x + cx * blockDim.x;\n    if (tx >= block.x) continue;")) << text;
  EXPECT_TRUE(text.contains("  }\n  __syncthreads();\n")) << text;
  EXPECT_TRUE(text.contains("s[block.x - 1 - ")) << text;
  EXPECT_TRUE(text.contains("k<<<1, (b + 3) / 4>>>(b, p, q, 1);")) << text;
}

TEST_F(GuardedThreads, TakeABlockThatMayChangeBeforeTheLaunch) {
  const std::string changed = textAfter(copy + "void go(int *p, const int *q, int b) { k<<<1, b>>>(p, q, b++); }\n");
  EXPECT_TRUE(changed.contains("const dim3 block = b;")) << changed;
  EXPECT_TRUE(changed.contains("k<<<1, dim3((block.x + 3) / 4, block.y)>>>(block, p, q, b++);")) << changed;
  const std::string along = textAfter("__global__ void k(int *p) { p[threadIdx.x * blockDim.y + threadIdx.y] = 1; }\n"
                                      "void go(int *p, int b) { k<<<1, dim3(b, b, 2)>>>(p); }\n",
                                      "coarsen y 3 guarded");
  EXPECT_TRUE(along.contains("const dim3 block = dim3(b, b, 2);")) << along;
  EXPECT_TRUE(along.contains("k<<<1, dim3(block.x, (block.y + 2) / 3, block.z)>>>(block, p);")) << along;
}

TEST_F(GuardedThreads, KeepTheBoundOfALaunch) {
  const std::string text = textAfter("__global__ __launch_bounds__(256) void k(int *p) { p[threadIdx.x] = 1; }\n"
                                     "void go(int *p, int b) { k<<<1, b>>>(p); }\n");
  EXPECT_TRUE(text.contains("__launch_bounds__(256)")) << text;
}

TEST_F(GuardedThreads, HandFunctionsTheirIndexButNoBlock) {
  const std::string launch = "void go(int *p, int b) { k<<<1, b>>>(p); }\n";
  EXPECT_TRUE(
      textAfter("__device__ int at() { return threadIdx.x; }\n__global__ void k(int *p) { p[at()] = 1; }\n" + launch)
          .contains("at(threadIdx.x + cx * blockDim.x)"));
  EXPECT_EQ(refusal("__device__ int at() { return blockIdx.x * blockDim.x; }\n"
                    "__global__ void k(int *p) { p[at() + threadIdx.x] = 1; }\n" +
                    launch),
            "The function at reads blockDim, which this step changes; write it out in the kernel (inline at).");
}

TEST_F(GuardedThreads, AreRefusedWhereLanesSeeEachOther) {
  const std::string kernel = "__global__ void k(int *p) {\n"
                             "  p[threadIdx.x] = __shfl_xor_sync(0xffffffff, p[threadIdx.x], 1);\n}\n";
  const std::string launch = "void go(int *p, int b) { k<<<1, b>>>(p); }\n";
  EXPECT_NE(refusal(kernel + launch), "");
  const ParsedSource source(kernel + launch);
  EXPECT_TRUE(source.verdict("coarsen x 4", "k").allows()); // launches assert what keeps the lanes
}

TEST_F(GuardedThreads, AreRefusedWhereALaunchCannotHandTheBlockOver) {
  EXPECT_EQ(refusal(copy + "void go(void **a, int n) { cudaLaunchKernel((void *)k, 1, n, a, 0, 0); }\n"),
            "This launch hands its arguments over by their addresses; write it with <<<>>>.");
  EXPECT_EQ(refusal(copy), "No launch of the kernel is in this unit, and it is the launches that this step changes.");
}

TEST_F(GuardedThreads, AreOfferedWhereABlockIsKnownAtRunTimeOnly) {
  const auto offered = [](const std::string &text) {
    const ParsedSource source(text);
    std::string out;
    for (const Step &step : coarsenTransformation().offers(source.unit(), source.kernel("k")))
      if (step.arguments.back() == "guarded" && step.arguments[1] == "4") out += toString(step) + "; ";
    return out;
  };
  EXPECT_EQ(offered(copy + "void go(int *p, const int *q, int b) { k<<<1, b>>>(p, q, 1); }\n"),
            "coarsen x 4 guarded; coarsen x 4 adjacent guarded; ");
  EXPECT_EQ(offered(copy + "void go(int *p, const int *q) { k<<<1, 100>>>(p, q, 1); }\n"), "");
}

} // namespace
} // namespace warpgrain::transform
