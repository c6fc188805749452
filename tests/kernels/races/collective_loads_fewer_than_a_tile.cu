// SPDX-License-Identifier: Apache-2.0
// expect: possible s and s[t]
// A whole tile would be longer than the array; the part that is loaded is still there to be met.
#include <cub/block/block_load.cuh>

__global__ void shifted(int *out, const int *in, int n) {
  using Load = cub::BlockLoad<int, 64, 4>;
  __shared__ typename Load::TempStorage temp;
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  int items[4];
  Load(temp).Load(s, items, n, 0);
  s[t] = 0;
  out[t] = items[0];
}

void launch(int *out, const int *in) {
  shifted<<<1, 64>>>(out, in, 60);
}
