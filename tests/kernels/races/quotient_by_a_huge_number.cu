// SPDX-License-Identifier: Apache-2.0
// expect: benign out[i / 0x4000000000000000ull]
__global__ void allToTheFirst(int *out) {
  size_t i = threadIdx.x;
  out[i / 0x4000000000000000ull] = 1;
}

void launch(int *out) {
  allToTheFirst<<<1, 64>>>(out);
}
