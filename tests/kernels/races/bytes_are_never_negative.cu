// SPDX-License-Identifier: Apache-2.0
// expect: free
// A byte that becomes a signed number is at least 0: each thread has an element of its own or none.
__global__ void pick(int *out, const unsigned char *key) {
  int k = key[threadIdx.x];
  if (k < 0) out[0] = threadIdx.x;
  out[threadIdx.x + 1] = k / 2;
}

void launch(int *out, const unsigned char *key) {
  pick<<<1, 64>>>(out, key);
}
