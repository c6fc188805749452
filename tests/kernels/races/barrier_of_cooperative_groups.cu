// SPDX-License-Identifier: Apache-2.0
// expect: free
#include <cooperative_groups.h>

// The block's barrier by its other name.
__global__ void rotate(int *out, const int *in) {
  __shared__ int s[64];
  cooperative_groups::thread_block block = cooperative_groups::this_thread_block();
  int t = threadIdx.x;
  s[t] = in[t];
  block.sync();
  out[t] = s[(t + 1) % 64];
}

void launch(int *out, const int *in) {
  rotate<<<1, 64>>>(out, in);
}
