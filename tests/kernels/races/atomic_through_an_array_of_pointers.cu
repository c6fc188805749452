// SPDX-License-Identifier: Apache-2.0
// expect: race places[0] and *total
__global__ void countAndRead(int *total, int *out) {
  int *places[2] = {total, out};
  atomicAdd(places[0], 1);
  out[threadIdx.x + 1] = *total;
}

void launch(int *total, int *out) {
  countAndRead<<<1, 64>>>(total, out);
}
