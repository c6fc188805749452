// SPDX-License-Identifier: Apache-2.0
// expect: free
// The threads of a block sum up between two barriers; what the sum does with its storage the library orders.
#include <cub/block/block_reduce.cuh>

__global__ void rowSums(float *out, const float *in, int columns) {
  using Reduce = cub::BlockReduce<float, 64>;
  __shared__ typename Reduce::TempStorage temp;
  float sum = 0;
  for (int c = threadIdx.x; c < columns; c += blockDim.x)
    sum += in[blockIdx.x * columns + c];
  sum = Reduce(temp).Sum(sum);
  if (threadIdx.x == 0)
    out[blockIdx.x] = sum;
}

void launch(float *out, const float *in) {
  rowSums<<<3, 64>>>(out, in, 130);
}
