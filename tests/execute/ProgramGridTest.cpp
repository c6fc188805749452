// SPDX-License-Identifier: Apache-2.0
//
// Cooperative launches: blocks that wait for each other.
#include "tests/execute/ProgramTest.h"

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;
using ProgramGrid = ProgramTest;

constexpr const char *sums = R"(
#include <cstdio>
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void sum(const int *in, int *part, int *out, int n) {
  cg::grid_group grid = cg::this_grid();
  __shared__ int s[64];
  int t = threadIdx.x, v = 0;
  for (int i = grid.thread_rank(); i < n; i += grid.size()) v += in[i];
  s[t] = v; __syncthreads();
  for (int d = 32; d; d /= 2) { if (t < d) s[t] += s[t + d]; __syncthreads(); }
  if (!t) part[blockIdx.x] = s[0];
  grid.sync();
  if (grid.thread_rank() == 0) { int r = 0; for (int b = 0; b < gridDim.x; ++b) r += part[b]; *out = r; }
  for (int k = 0; k < 3; ++k) { grid.sync(); int r = *out; grid.sync(); if (grid.thread_rank() == k * 64) *out = r * 2; }
}
int main() {
  int n = 10000, *in, *part, *out; cudaMallocManaged(&in, n*4); cudaMallocManaged(&part, 4096); cudaMallocManaged(&out, 4);
  for (int i = 0; i < n; ++i) in[i] = i;
  int coop=0; cudaDeviceGetAttribute(&coop, cudaDevAttrCooperativeLaunch, 0);
  int blocks = 0, sms = 0; cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, sum, 64, 0); cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, 0);
  void *args[] = {&in, &part, &out, &n};
  int e = cudaLaunchCooperativeKernel((void *)sum, dim3(blocks * sms), dim3(64), args);
  cudaDeviceSynchronize();
  int big = cudaLaunchCooperativeKernel((void *)sum, dim3(blocks * sms + 1), dim3(64), args);
  printf("%d %d %s big=%d %d\n", coop, e, blocks * sms > 1 ? "fits" : "none", big, *out == 49995000 * 8);
}
)";

TEST_F(ProgramGrid, BlocksMeetAndALaunchThatDoesNotFitAtOnceIsRefused) {
  const std::string expected = "1 0 fits big=720 1\n";
  EXPECT_EQ(printed(sums), expected);
  const auto checked = run(sums, {}, {"--checks"});
  EXPECT_EQ(checked.exitCode, 0) << checked.standardError;
  EXPECT_EQ(checked.standardOutput, expected);
}

TEST_F(ProgramGrid, AWaitForTheGridInAPlainLaunchEndsTheKernel) {
  const auto outcome = run(R"(
#include <cooperative_groups.h>
__global__ void k() { cooperative_groups::this_grid().sync(); }
int main() { k<<<2, 32>>>(); return cudaDeviceSynchronize(); }
)");
  EXPECT_NE(outcome.exitCode, 0);
  EXPECT_THAT(outcome.standardError, HasSubstr("trap"));
}

/// A launch of such a kernel names a number of clusters, and no block.
TEST_F(ProgramGrid, KernelsWithTheirOwnBlockAreRefused) {
  const auto refused = run("__block_size__((64, 1, 1)) __global__ void k(int *p) { p[threadIdx.x] = 1; }\n"
                           "int main() {\n  int *p;\n  cudaMalloc(&p, 256);\n  k<<<1, 1>>>(p);\n}\n");
  EXPECT_NE(refused.exitCode, 0);
  EXPECT_THAT(refused.standardError, HasSubstr("kernels with __block_size__ are not run in programs"));
}

} // namespace
} // namespace warpgrain::tests
