// SPDX-License-Identifier: Apache-2.0
// expect: race out[64]
// Only the lowest bit is left of the number, and it decides which threads write.
__global__ void evenThreads(int *out) {
  if (!(threadIdx.x << 31)) out[64] = threadIdx.x;
}

void launch(int *out) {
  evenThreads<<<1, 64>>>(out);
}
