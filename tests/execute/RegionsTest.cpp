// SPDX-License-Identifier: Apache-2.0
//
// Kernels that run from wait to wait leave in memory what they leave when each thread has a stack of its own. A
// barrier for some threads, which is never reached, asks for stacks.
#include "tests/execute/KernelRun.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;

struct RegionKernel {
  const char *name;
  const char *text; ///< ALONE stands where the kernel's body begins
  std::array<std::int64_t, 3> block{64, 1, 1};
};

std::ostream &operator<<(std::ostream &out, const RegionKernel &kernel) {
  return out << kernel.name;
}

const std::vector<RegionKernel> kernels{
    {"ValuesThatOutliveABarrierInALoop", R"(
__global__ void k(const int *in, int *out, int n) { ALONE
  __shared__ int s[64];
  int t = threadIdx.x, sum = 0, last = -1;
  for (int i = 0; i < n; ++i) {
    s[t] = in[(t + i) % 64] + last;
    __syncthreads();
    sum += s[63 - t] * (i + 1);
    last = s[(t + i) % 64];
    __syncthreads();
  }
  out[blockIdx.x * 64 + t] = sum * 3 + last;
})"},
    {"AReductionWhoseLoopHasNoConstantCount", R"(
__global__ void k(const int *in, int *out, int n) { ALONE
  extern __shared__ int s[];
  int t = threadIdx.x;
  s[t] = in[t] + blockIdx.x;
  __syncthreads();
  for (int d = blockDim.x / 2; d > 0; d >>= 1) {
    if (t < d) s[t] += s[t + d];
    __syncthreads();
  }
  out[blockIdx.x * 64 + t] = s[0] + t;
})"},
    {"ThreadsThatReturnBeforeABarrier", R"(
__global__ void k(const int *in, int *out, int n) { ALONE
  __shared__ int s[64];
  int t = threadIdx.x;
  if (t >= 40 + (int)blockIdx.x) return;
  s[t] = in[t] * 2;
  __syncthreads();
  int v = s[39 - t % 40];
  __syncthreads();
  if (v % 3 == 0) return;
  s[t] = v;
  __syncthreads();
  out[blockIdx.x * 64 + t] = s[t] + v;
})"},
    {"BarriersUnderConditionsThatAllThreadsShare", R"(
__global__ void k(const int *in, int *out, int n) { ALONE
  __shared__ int s[64];
  int t = threadIdx.x, v = in[t];
  if (blockIdx.x % 2) { s[t] = v; __syncthreads(); v += s[t ^ 1]; }
  else if (n > 3) { s[t] = v + 1; __syncthreads(); v -= s[t ^ 2]; __syncthreads(); s[t] = v; }
  else v = 7;
  __syncthreads();
  switch (n) {
  case 5: s[t] = t; __syncthreads(); v += s[63 - t]; break;
  default: v = -v;
  }
  out[blockIdx.x * 64 + t] = v;
})"},
    {"LocalArraysAndPointersToThem", R"(
__device__ __noinline__ void fill(int *p, int t) { for (int i = 0; i < 9; ++i) p[i] = t * i; }
__global__ void k(const int *in, int *out, int n) { ALONE
  __shared__ int s[64];
  int mine[9], t = threadIdx.x;
  fill(mine, t + n);
  int *p = &mine[in[t] % 9];
  s[t] = *p;
  __syncthreads();
  mine[s[(t + 1) % 64] % 9] += 5;
  *p += 100;
  __syncthreads();
  int sum = 0;
  for (int i = 0; i < 9; ++i) sum = sum * 3 + mine[(i + t) % 9];
  out[blockIdx.x * 64 + t] = sum;
})"},
    {"BarriersInFunctionsThatAreCalledTwice", R"(
__device__ __noinline__ int turn(int *s, int v) {
  s[threadIdx.x] = v;
  __syncthreads();
  int r = s[(threadIdx.x + 5) % 64];
  __syncthreads();
  return r;
}
__global__ void k(const int *in, int *out, int n) { ALONE
  __shared__ int s[64];
  int v = in[threadIdx.x];
  for (int i = 0; i < n; ++i) v = turn(s, v) + turn(s, v * 2) * i;
  out[blockIdx.x * 64 + threadIdx.x] = v;
})"},
    {"WhatBarriersReduce", R"(
__global__ void k(const int *in, int *out, int n) { ALONE
  int t = threadIdx.x, v = 0;
  if (t == 63 && blockIdx.x == 1) return;
  for (int i = 0; i < n; ++i) {
    v += __syncthreads_count(in[t] % (i + 2) == 0);
    v = v * 4 + 2 * !!__syncthreads_or(t == i * 31) + !!__syncthreads_and(t != 63);
  }
  out[blockIdx.x * 64 + t] = v + t;
})"},
    {"ValuesOfManyTypes", R"(
struct Pair { double a; char b; };
__global__ void k(const int *in, int *out, int n) { ALONE
  __shared__ int s[64];
  int t = threadIdx.x;
  bool odd = in[t] & 1; char c = in[t]; double d = in[t] * 0.5; long long w = (long long)in[t] << 33;
  float4 f = make_float4(t, t + 1, t + 2, t + 3); Pair p{d, c}; int *q = &out[t]; unsigned short h = t * 1000;
  s[t] = t;
  __syncthreads();
  f.x += s[t ^ 7]; p.a += f.y; w += s[63 - t];
  __syncthreads();
  q[blockIdx.x * 64] = odd + c + (int)d + (int)(w >> 30) + (int)(f.x + f.y + f.z + f.w) + (int)p.a + p.b + h;
})"},
    {"BlocksOfThreeDimensions",
     R"(
__global__ void k(const int *in, int *out, int n) { ALONE
  __shared__ int s[4][2][8];
  int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z, t = (z * 2 + y) * 8 + x;
  s[z][y][x] = in[t] + x;
  __syncthreads();
  out[blockIdx.x * 64 + t] = s[3 - z][1 - y][7 - x] * 10 + z;
})",
     {8, 2, 4}},
    {"AStructureByValueThatTheKernelWritesTo", R"(
struct Box { int v[6]; };
__device__ __noinline__ void change(Box *b, int t) { b->v[t % 6] += t; }
__global__ void both(const int *in, int *out, Box b) { ALONE
  __shared__ int s[64];
  int t = threadIdx.x;
  change(&b, t);
  s[t] = b.v[(t + 1) % 6];
  __syncthreads();
  change(&b, s[63 - t]);
  out[blockIdx.x * 64 + t] = b.v[t % 6] + b.v[0];
}
)"},
    {"ABarrierThatUnrollingRepeats", R"(
__global__ void k(const int *in, int *out, int n) { ALONE
  __shared__ int s[2][64];
  int t = threadIdx.x, v = in[t];
#pragma unroll
  for (int i = 0; i < 6; ++i) {
    s[i & 1][t] = v;
    __syncthreads();
    v += s[i & 1][(t + (1 << i)) % 64];
  }
  out[blockIdx.x * 64 + t] = v;
})"},
    {"ReductionsOfWarpsAndThenOfTheBlock", R"(
__device__ int warpSum(int v) { for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(~0u, v, d); return v; }
__global__ void k(const int *in, int *out, int n) { ALONE
  __shared__ int s[32];
  int t = threadIdx.x, v = warpSum(in[t] * n);
  if (t % 32 == 0) s[t / 32] = v;
  __syncthreads();
  v = t < 2 ? s[t] : 0;
  if (t < 32) v = warpSum(v);
  out[blockIdx.x * 64 + t] = v + t;
})"},
    {"ExchangesOfHalfAWarpUnderAConditionThatDiffers", R"(
__global__ void k(const int *in, int *out, int n) { ALONE
  int t = threadIdx.x, lane = t % 32, v = in[t];
  if (lane < 16) {
    for (int i = 0; i < n; ++i) v += __shfl_xor_sync(0xffff, v, 1 + i % 4);
  } else {
    v = __shfl_sync(0xffff0000u, v, 20) - (int)__ballot_sync(0xffff0000u, lane % 3 == 0);
    if (lane == 31) return;
    __syncwarp(0x7fff0000u);
    v += __any_sync(0x7fff0000u, lane == 31) * 1000 + __all_sync(0x7fff0000u, lane > 15) * 2000;
  }
  out[blockIdx.x * 64 + t] = v;
})"},
    {"AWarpThatIsNotFull",
     R"(
__global__ void k(const int *in, int *out, int n) { ALONE
  int t = threadIdx.x;
  unsigned rest = t < 32 ? ~0u : (1u << (blockDim.x - 32)) - 1;
  int v = __reduce_add_sync(rest, in[t]) + (int)__match_any_sync(rest, in[t] / 3) % 1000;
  unsigned long long w = __shfl_sync(rest, (unsigned long long)v << 20, n);
  __syncthreads();
  out[blockIdx.x * 64 + t] = (int)(w >> 13) + v;
})",
     {50, 1, 1}},
    {"ThreadsThatAskWhoIsWithThem", R"(
__global__ void k(const int *in, int *out, int n) { ALONE
  int t = threadIdx.x, v = 0;
  if (in[t] % 3 == 0) v = __popc(__activemask());
  else if (in[t] % 3 == 1) v = 100 + __popc(__activemask()) + __shfl_sync(__activemask(), t, 7);
  __syncthreads();
  out[blockIdx.x * 64 + t] = v;
})"},
    {"GroupsOfThreads", R"(
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void k(const int *in, int *out, int n) { ALONE
  __shared__ int s[64];
  cg::thread_block block = cg::this_thread_block();
  auto tile = cg::tiled_partition<8>(block);
  int t = block.thread_rank(), v = in[t];
  for (int d = tile.size() / 2; d > 0; d /= 2) v += tile.shfl_down(v, d);
  s[t] = v;
  block.sync();
  if (t < 40) v += s[63 - t] + tile.any(t == 3);
  tile.sync();
  out[blockIdx.x * 64 + t] = v;
})"},
};

class Regions : public ExecutorTest, public testing::WithParamInterface<RegionKernel> {
protected:
  static KernelRun run(bool alone) {
    const RegionKernel &kernel = GetParam();
    std::string text = kernel.text;
    const std::string never = "if (in[0] < 0) asm volatile(\"bar.sync 1, 64;\");";
    text.replace(text.find("ALONE"), 5, alone ? never : "");
    std::map<std::string, run::ArgumentForm> arguments{{"in", ramp(64)}, {"out", filled(256, -1)}};
    if (text.find("Box b)") == std::string::npos)
      arguments["n"] = std::int64_t{5};
    else
      for (int i = 0; i < 6; ++i)
        arguments["b.v[" + std::to_string(i) + "]"] = std::int64_t{10 + i};
    run::LaunchForm form = launchOf({4, 1, 1}, kernel.block, arguments);
    form.sharedBytes = 64 * sizeof(int);
    return KernelRun(text, form);
  }
};

TEST_P(Regions, LeaveWhatThreadsWithStacksLeave) {
  const KernelRun regions = run(false);
  const KernelRun stacks = run(true);
  ASSERT_TRUE(regions.outcome().succeeded()) << regions.fault().text();
  ASSERT_TRUE(stacks.outcome().succeeded()) << stacks.fault().text();
  EXPECT_EQ(regions.outcome().schedule, "regions");
  EXPECT_EQ(stacks.outcome().schedule, "fibers");
  const auto values = regions.values<int>("out");
  EXPECT_EQ(values, stacks.values<int>("out"));
  EXPECT_NE(values, std::vector<int>(256, -1));
  EXPECT_EQ(regions.outcome().findings.size(), stacks.outcome().findings.size());
}

INSTANTIATE_TEST_SUITE_P(All, Regions, testing::ValuesIn(kernels),
                         [](const auto &kernel) { return std::string(kernel.param.name); });

using RegionFaults = ExecutorTest;

TEST_F(RegionFaults, RacesBetweenTwoBarriersAreFoundAndThoseThatABarrierOrdersAreNone) {
  const auto kernel = [](const std::string &barrier) {
    return "__global__ void k(int *out) {\n"
           "  __shared__ int s[64];\n"
           "  int t = threadIdx.x;\n"
           "  s[t] = t;\n" +
           barrier +
           "  int v = s[63 - t];\n"
           "  __syncthreads();\n"
           "  out[t] = v;\n"
           "}\n";
  };
  const auto form = launchOf({1, 1, 1}, {64, 1, 1}, {{"out", filled(64)}});
  const KernelRun ordered(kernel("  __syncthreads();\n"), form);
  EXPECT_EQ(ordered.outcome().schedule, "regions");
  EXPECT_TRUE(ordered.outcome().findings.empty());
  const KernelRun racy(kernel(""), form);
  EXPECT_EQ(racy.outcome().schedule, "regions");
  EXPECT_FALSE(racy.outcome().findings.empty());
}

TEST_F(RegionFaults, AnAccessPastALocalArrayBehindABarrierIsFound) {
  const KernelRun run("__global__ void k(int *out, int n) {\n"
                      "  int a[4];\n"
                      "  for (int i = 0; i < 4; ++i) a[i] = i + n;\n"
                      "  __syncthreads();\n"
                      "  out[threadIdx.x] = a[n + threadIdx.x];\n"
                      "}\n",
                      launchOf({1, 1, 1}, {32, 1, 1}, {{"out", filled(32)}, {"n", std::int64_t{2}}}));
  EXPECT_EQ(run.fault().kind, run::FaultKind::outOfBounds);
  EXPECT_EQ(run.fault().line, 5U);
  EXPECT_EQ(run.fault().thread, (run::Extent3{2, 0, 0}));
  EXPECT_THAT(run.fault().message, HasSubstr("a local variable"));
}

} // namespace
} // namespace warpgrain::tests
