// SPDX-License-Identifier: Apache-2.0
// expect: possible s[t] and s[63 - t]
// A sum brings the threads together today; that it does so is nowhere promised.
#include <cub/block/block_reduce.cuh>

__global__ void mirrored(int *out, const int *in) {
  using Reduce = cub::BlockReduce<int, 64>;
  __shared__ typename Reduce::TempStorage temp;
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = in[t];
  int sum = Reduce(temp).Sum(in[t]);
  out[t] = s[63 - t] + (t == 0 ? sum : 0);
}

void launch(int *out, const int *in) {
  mirrored<<<1, 64>>>(out, in);
}
