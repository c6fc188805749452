// SPDX-License-Identifier: Apache-2.0
//
// Copies of threadIdx, blockDim, blockIdx and gridDim as a whole: programs print the same after coarsening.
#include "tests/execute/ProgramTest.h"

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;
using WholeIndices = ProgramTest;

const std::string program = R"(
#include <cstdio>
__device__ int rank(uint3 at, const dim3 &of) { return at.x + at.y * of.x; }
__global__ void k(int *out, const int *in) {
  __shared__ int s[128];
  const uint3 t = threadIdx;
  const dim3 b = blockDim;
  uint3 g = blockIdx;
  const int r = rank(t, b), whole = b.x * b.y;
  s[r] = in[(g.y * gridDim.x + g.x) * whole + rank(threadIdx, blockDim)];
  __syncthreads();
  if (t.y % 2 == 0) g.x += 0;
  const dim3 all = gridDim;
  out[(g.y * all.x + g.x) * b.x * b.y + r] = s[whole - 1 - r] * 3 + t.x - 7 * t.y + (int)dim3(threadIdx).z + all.y;
}
int main() {
  int *out, *in;
  const int n = 6 * 4 * 128;
  cudaMallocManaged(&out, n * sizeof(int));
  cudaMallocManaged(&in, n * sizeof(int));
  for (int i = 0; i < n; ++i) in[i] = i * 37 % 1001;
  k<<<dim3(6, 4), dim3(16, 8)>>>(out, in);
  cudaDeviceSynchronize();
  for (int i = 0; i < n; ++i) printf("%d ", out[i]);
}
)";

TEST_F(WholeIndices, AreThoseOfTheMergedThreadsAndBlocks) {
  const std::string before = printed(program);
  for (const char *plan : {"coarsen x 4", "coarsen x 2 adjacent", "coarsen y 2", "coarsen x 3", "coarsen grid x 2",
                           "coarsen grid y 4; coarsen x 2", "coarsen y 4; coarsen x 2 adjacent"}) {
    ParsedSource source(program);
    const auto after = source.transformed(plan, "k");
    ASSERT_TRUE(after) << plan << after.error().message;
    EXPECT_EQ(printed(*after), before) << plan << *after;
  }
}

TEST_F(WholeIndices, AreWrittenWithTheMemberOfTheMergedThread) {
  ParsedSource source(program);
  const std::string after = source.transformed("coarsen x 4", "k").value();
  EXPECT_THAT(after, HasSubstr("uint3 t[4];"));
  EXPECT_THAT(after, HasSubstr("make_uint3("));
  EXPECT_THAT(after, HasSubstr("dim3(blockDim.x * 4, blockDim.y, blockDim.z)"));
}

} // namespace
} // namespace warpgrain::tests
