// SPDX-License-Identifier: Apache-2.0
// expect: possible Reduce(temp).Sum(in[t]) and Reduce(temp).Sum(in[t + 64])
// The second sum may begin in storage that the first one still reads.
#include <cub/block/block_reduce.cuh>

__global__ void twoSums(int *out, const int *in) {
  using Reduce = cub::BlockReduce<int, 64>;
  __shared__ typename Reduce::TempStorage temp;
  int t = threadIdx.x;
  int low = Reduce(temp).Sum(in[t]);
  int high = Reduce(temp).Sum(in[t + 64]);
  if (t == 0)
    out[0] = low - high;
}

void launch(int *out, const int *in) {
  twoSums<<<1, 64>>>(out, in);
}
