// SPDX-License-Identifier: Apache-2.0
// expect: race out[1] and out[threadIdx.x]
// Thread 0 takes the first case.
__global__ void before(int *out) {
  switch (threadIdx.x - 1u) {
  case 0xffffffffu:
    out[1] = 5;
    break;
  default:
    out[threadIdx.x] = threadIdx.x;
  }
}

void launch(int *out) {
  before<<<1, 64>>>(out);
}
