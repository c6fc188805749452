// SPDX-License-Identifier: Apache-2.0
// expect: race s[t] and s[t - 1]
// Odd threads read what even threads store.
__global__ void comb(int *out, const int *in) {
  __shared__ int s[64];
  int t = threadIdx.x;
  if (t % 2 == 0) s[t] = in[t];
  out[t] = t % 2 == 1 ? s[t - 1] : 0;
}

void launch(int *out, const int *in) {
  comb<<<1, 64>>>(out, in);
}
