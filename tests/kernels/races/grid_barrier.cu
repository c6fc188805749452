// SPDX-License-Identifier: Apache-2.0
// expect: free
// launch: {"block": [128], "grid": [16], "shared_bytes": 0}
#include <cooperative_groups.h>

// The whole grid waits: what one block stored, another one reads.
__global__ void reverse(int *out, int *scratch, const int *in) {
  int i = blockIdx.x * 128 + threadIdx.x;
  scratch[i] = in[i];
  cooperative_groups::this_grid().sync();
  out[i] = scratch[16 * 128 - 1 - i];
}

void launch(int *out, int *scratch, const int *in) {
  void *arguments[] = {&out, &scratch, &in};
  cudaLaunchCooperativeKernel(reverse, dim3(16), dim3(128), arguments, 0, nullptr);
}
