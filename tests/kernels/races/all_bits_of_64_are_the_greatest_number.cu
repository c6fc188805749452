// SPDX-License-Identifier: Apache-2.0
// expect: race out[64]
__global__ void untilTheEnd(int *out) {
  size_t i = threadIdx.x;
  if (i < ~0ull) out[64] = threadIdx.x;
}

void launch(int *out) {
  untilTheEnd<<<1, 64>>>(out);
}
