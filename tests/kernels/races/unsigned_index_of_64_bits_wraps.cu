// SPDX-License-Identifier: Apache-2.0
// expect: race out[64]
// Below 0 an unsigned number is greater than all others: threads 0 and 1 take the second branch.
__global__ void shiftLeft(const int *in, int *out) {
  size_t left = (size_t)threadIdx.x - 2;
  if (left < 62) out[left] = in[threadIdx.x];
  if (left > 62) out[64] = in[threadIdx.x];
}

void launch(const int *in, int *out) {
  shiftLeft<<<1, 64>>>(in, out);
}
