// SPDX-License-Identifier: Apache-2.0
// expect: divergent 10
// Half of the threads come to a sum that is one of all of them.
#include <cub/block/block_reduce.cuh>

__global__ void halfOfThem(int *out, const int *in) {
  using Reduce = cub::BlockReduce<int, 64>;
  __shared__ typename Reduce::TempStorage temp;
  if (threadIdx.x < 32) {
    int sum = Reduce(temp).Sum(in[threadIdx.x]);
    if (threadIdx.x == 0)
      out[0] = sum;
  }
}

void launch(int *out, const int *in) {
  halfOfThem<<<1, 64>>>(out, in);
}
