// SPDX-License-Identifier: Apache-2.0
// expect: free
#include <cooperative_groups.h>

// Each warp has a row of its own and waits for itself.
__global__ void reverseInWarp(int *out, const int *in) {
  __shared__ int s[4][32];
  auto warp = cooperative_groups::tiled_partition<32>(cooperative_groups::this_thread_block());
  int row = threadIdx.x / 32, lane = threadIdx.x % 32;
  s[row][lane] = in[threadIdx.x];
  warp.sync();
  out[threadIdx.x] = s[row][31 - lane];
}

void launch(int *out, const int *in) {
  reverseInWarp<<<1, 128>>>(out, in);
}
