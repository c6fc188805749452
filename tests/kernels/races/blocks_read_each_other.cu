// SPDX-License-Identifier: Apache-2.0
// expect: race scratch[i] and scratch[16 * 128 - 1 - i] between blocks
// expect: free
// A block's barrier does not wait for the other blocks.
__global__ void reverse(int *out, int *scratch, const int *in) {
  int i = blockIdx.x * 128 + threadIdx.x;
  scratch[i] = in[i];
  __syncthreads();
  out[i] = scratch[16 * 128 - 1 - i];
}

void launch(int *out, int *scratch, const int *in) {
  reverse<<<16, 128>>>(out, scratch, in);
}
