// SPDX-License-Identifier: Apache-2.0
// expect: race s[t] and s[t ^ 32]
// A value that is handed to a reduction of a group is read where it stands.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;

__global__ void sums(float *out, const float *in) {
  __shared__ float s[64];
  int t = threadIdx.x;
  auto warp = cg::tiled_partition<32>(cg::this_thread_block());
  s[t] = in[t];
  out[t] = cg::reduce(warp, s[t ^ 32], cg::plus<float>());
}

void launch(float *out, const float *in) {
  sums<<<1, 64>>>(out, in);
}
