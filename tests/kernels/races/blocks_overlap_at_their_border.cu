// SPDX-License-Identifier: Apache-2.0
// expect: free
// expect: race a[i] between blocks
// Blocks advance by 127 elements and store 128: the last is the next block's first.
__global__ void negate(float *a) {
  int i = blockIdx.x * 127 + threadIdx.x;
  a[i] = -a[i];
}

void launch(float *a) {
  negate<<<16, 128>>>(a);
}
