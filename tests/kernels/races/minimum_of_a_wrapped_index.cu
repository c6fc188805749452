// SPDX-License-Identifier: Apache-2.0
// expect: race out[min(threadIdx.x - 1u, 62u)]
// Thread 0 wraps around and is cut to 62, as thread 63 is.
__global__ void clampLeft(int *out) {
  out[min(threadIdx.x - 1u, 62u)] = threadIdx.x;
}

void launch(int *out) {
  clampLeft<<<1, 64>>>(out);
}
