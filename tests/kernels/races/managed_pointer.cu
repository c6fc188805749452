// SPDX-License-Identifier: Apache-2.0
// expect: free
// launch: none: the host gives the pointer its memory
// The pointer is a variable of the device, which all blocks read; nobody writes it.
__managed__ float *table;

__global__ void fill(int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) table[i] = 1.0f;
}

void launch(int n) {
  fill<<<16, 128>>>(n);
}
