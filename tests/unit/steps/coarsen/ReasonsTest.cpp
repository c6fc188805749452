// SPDX-License-Identifier: Apache-2.0
//
// Which reason a refusal gives: a true one, and of several that which decides.
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <string>

namespace warpgrain::transform {
namespace {

using tests::ParsedSource;

class RefusalReason : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  static std::string reasonOf(const std::string &text, const std::string &step = "coarsen x 2") {
    const ParsedSource parsed(text);
    const dependence::Verdict verdict = parsed.verdict(step, "k");
    EXPECT_FALSE(verdict.allows()) << text;
    return verdict.reasons.empty() ? std::string() : verdict.reasons.front().text();
  }

  static void expectReason(const std::string &text, const std::string &words, const std::string &step = "coarsen x 2") {
    const std::string reason = reasonOf(text, step);
    EXPECT_NE(reason.find(words), std::string::npos) << reason << "\n" << text;
  }

  static std::string kernel(const std::string &statements) {
    return "__global__ void k(int *out) {\n  const int i = blockIdx.x * blockDim.x + threadIdx.x;\n  " + statements +
           "\n}\nvoid go(int *p) { k<<<4, 64>>>(p); }\n";
  }
};

TEST_F(RefusalReason, SaysWhatIsWrongWithAFunctionThatIsNotFollowed) {
  expectReason("__device__ int f(int);\n" + kernel("out[i] = f(i);"), "its body is not in this unit");
  expectReason("__device__ int f(int x) { return x + undeclared; }\n" + kernel("out[i] = f(i);"),
               "f, which it calls, is not read whole");
  expectReason("__device__ int f(int x) { int y = undeclared; return x; }\n"
               "__device__ int g(int x) { return f(x) + 1; }\n" +
                   kernel("out[i] = g(i);"),
               "The kernel is not read whole. ");
  expectReason("#include <cub/block/block_reduce.cuh>\n"
               "__device__ int f(int x) {\n"
               "  using Sum = cub::BlockReduce<int, 64>;\n"
               "  __shared__ typename Sum::TempStorage t;\n  return Sum(t).Sum(x);\n}\n" +
                   kernel("out[i] = f(i);"),
               "The function f, which is reached from here, has a library share out work over the threads");
}

TEST_F(RefusalReason, NamesACollectiveThatNeedsItsThreads) {
  const std::string words = " is work that a library shares out over the threads that were there before merging";
  expectReason("#include <cub/block/block_reduce.cuh>\n" +
                   kernel("using Reduce = cub::BlockReduce<int, 64>;\n  __shared__ typename Reduce::TempStorage t;\n"
                          "  const int sum = Reduce(t).Sum(i);\n  if (threadIdx.x == 0) out[blockIdx.x] = sum;"),
               "BlockReduce::Sum" + words);
  expectReason("#include <cub/warp/warp_scan.cuh>\n" +
                   kernel("using Scan = cub::WarpScan<int>;\n  __shared__ typename Scan::TempStorage t[2];\n  int v;\n"
                          "  Scan(t[threadIdx.x / 32]).InclusiveSum(i, v);\n  out[i] = v;"),
               "WarpScan::InclusiveSum" + words);
  expectReason("#include <cooperative_groups.h>\n#include <cooperative_groups/memcpy_async.h>\n"
               "namespace cg = cooperative_groups;\n" +
                   kernel("__shared__ int s[64];\n  cg::thread_block block = cg::this_thread_block();\n"
                          "  cg::memcpy_async(block, s, out + 256, sizeof(int) * 64);\n  cg::wait(block);\n"
                          "  out[i] = s[threadIdx.x];"),
               "memcpy_async" + words);
}

TEST_F(RefusalReason, NamesAnOperatorWithItsClassAndOffersNoStepThatCannotBeWritten) {
  const std::string functor =
      "struct Rotate {\n  int *s;\n  __device__ int operator()(int x) const {\n"
      "    s[threadIdx.x] = x;\n    __syncthreads();\n    return s[63 - threadIdx.x];\n  }\n};\n";
  const std::string reason = reasonOf(functor + kernel("__shared__ int s[64];\n  out[i] = Rotate{s}(i);"));
  EXPECT_NE(reason.find("Rotate::operator() contains a barrier"), std::string::npos) << reason;
  EXPECT_EQ(reason.find("inline operator"), std::string::npos) << reason;
  EXPECT_EQ(reason.find("Step"), std::string::npos) << reason;
  const auto step = parseStep("inline operator()");
  ASSERT_FALSE(step);
  EXPECT_NE(step.error().message.find("operator() is called without one"), std::string::npos) << step.error().message;
}

/// Writing out the lambda would be in vain.
TEST_F(RefusalReason, WhatNoChangeOfTheKernelLiftsComesFirst) {
  const std::string lambda = "const auto twice = [=](int x) { return 2 * x; };\n  ";
  expectReason(kernel(lambda + "out[i] = twice(i) + __syncthreads_count(i > 3);"),
               "counts the threads of the block, of which there are fewer after merging");
  expectReason("#include <cooperative_groups.h>\n" +
                   kernel(lambda + "out[i] = twice(i) + cooperative_groups::this_thread_block().thread_rank();"),
               "tells a thread its rank");
  expectReason("__device__ int f(int);\n" + kernel(lambda + "out[i] = f(twice(i));"), "not known what f does");
  expectReason(kernel(lambda + "out[i] = twice(i);"), "makes a lambda, which is not followed; write its body out");
}

TEST_F(RefusalReason, OfMergedBlocksToo) {
  const std::string lambda = "const auto twice = [=](int x) { return 2 * x; };\n  ";
  expectReason("#include <cooperative_groups.h>\n" +
                   kernel(lambda + "cooperative_groups::this_grid().sync();\n  out[i] = twice(i);"),
               "tells the kernel of its grid", "coarsen grid x 2");
  expectReason("__device__ int f(int);\n" + kernel(lambda + "out[i] = f(twice(i));"), "not known what f does",
               "coarsen grid x 2");
}

TEST_F(RefusalReason, OfAFunctionWhoseThreadsMeetSaysHow) {
  expectReason("__device__ int f(int x) { return __shfl_xor_sync(0xffffffffu, x, 1); }\n" + kernel("out[i] = f(i);"),
               "The function f, which is reached from here, lets the lanes of a warp see each other.", "block 128");
}

/// A class or a lambda inside the kernel has its own `return`, and its own names.
TEST_F(RefusalReason, OfWhatAClassInTheKernelDoesIsNotTheKernelsOwn) {
  const auto expectAllowed = [](const std::string &text, const std::string &step) {
    const ParsedSource parsed(text);
    const dependence::Verdict verdict = parsed.verdict(step, "k");
    EXPECT_TRUE(verdict.allows()) << step << text << (verdict.reasons.empty() ? "" : verdict.reasons[0].text());
  };
  const std::string clamp =
      "struct Clamp {\n    int most, v;\n    __device__ int of(int v) const { if (v > most) return "
      "most; return v; }\n    __device__ int never() { return 0; }\n  } clamp{9, 0};\n  "
      "int v = out[i];\n  __syncthreads();\n  out[i] = clamp.of(v) + v;";
  for (const char *step : {"coarsen x 2", "coarsen grid x 2"})
    expectAllowed(kernel(clamp), step);
  expectReason(kernel("struct At { __device__ static int get() { return threadIdx.x; } };\n  out[i] = At::get();"),
               "it is defined inside the kernel; define it before");
  expectReason(kernel("struct At { __device__ int get() { return threadIdx.x; } };\n  out[i] = 1;"),
               "\"threadIdx\" stands in a class that is defined inside the kernel");
  expectReason(kernel("int v = out[i];\n  struct Room { char all[sizeof(v)]; };\n  __syncthreads();\n  out[i] = v;"),
               "\"v\" stands in a class that is defined inside the kernel");
}

TEST_F(RefusalReason, OfALambdaThatHoldsACopyIsTheLambda) {
  const std::string lambda = "A lambda is made here, which is not followed";
  const std::string nest = "auto at = [=](int r, int c) { return r * c + i; };\n  int sum = 0;\n"
                           "  for (int r = 0; r < 8; ++r)\n    for (int c = 0; c < 8; ++c) sum += at(r, c);\n"
                           "  out[i] = sum;";
  expectReason("__global__ void k(int *out, const int *in) {\n  auto read = [=](int k) { return in[k]; };\n"
               "  out[threadIdx.x] = read(threadIdx.x);\n}\nvoid go(int *p, int *q) { k<<<4, 64>>>(p, q); }\n",
               lambda, "place in readonly");
  expectReason(kernel("int v = 0, e = i;\n  auto g = [=] { return e; };\n  for (int j = 0; j < 8; ++j) e += out[j];\n"
                      "  for (int k = 0; k < 8; ++k) v += e + g();\n  out[i] = v;"),
               lambda, "fuse j k");
  EXPECT_EQ(reasonOf(kernel(nest), "stage out c 4").find("does not see it"), std::string::npos);
}

TEST_F(RefusalReason, OfAnObjectWithoutNameIsThatItNeedsOne) {
  expectReason(kernel("union { int bits; float value; };\n  bits = out[i];\n  __syncthreads();\n  out[i] = bits;"),
               "Each merged thread needs its own object of a union or struct, but it has no name");
}

TEST_F(RefusalReason, IsNotThatNoTwoThreadsUseOneElementWhereTheyStoreTheSame) {
  const ParsedSource parsed(kernel("out[i & 3] = 2;"));
  const dependence::Verdict verdict = parsed.verdict("coarsen x 2", "k");
  ASSERT_TRUE(verdict.allows());
  ASSERT_FALSE(verdict.reasons.empty());
  EXPECT_NE(verdict.reasons.front().text().find("All store the same value"), std::string::npos)
      << verdict.reasons.front().text();
}

} // namespace
} // namespace warpgrain::transform
