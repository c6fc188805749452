// SPDX-License-Identifier: Apache-2.0
// expect: race out[place >> 27]
// The product has 32 bits: threads 32 apart get the same.
__global__ void scatterByHash(int *out) {
  size_t place = threadIdx.x * 0x8000000u;
  out[place >> 27] = threadIdx.x;
}

void launch(int *out) {
  scatterByHash<<<1, 64>>>(out);
}
