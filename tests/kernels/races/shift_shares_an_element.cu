// SPDX-License-Identifier: Apache-2.0
// expect: race s[t >> 1]
// Two threads store to each element.
__global__ void halve(int *out, const int *in) {
  __shared__ int s[32];
  int t = threadIdx.x;
  s[t >> 1] = in[t];
  __syncthreads();
  if (t < 32) out[t] = s[t];
}

void launch(int *out, const int *in) {
  halve<<<1, 64>>>(out, in);
}
