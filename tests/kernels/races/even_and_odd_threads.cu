// SPDX-License-Identifier: Apache-2.0
// expect: free
// Even threads store even elements and odd threads odd ones, without a barrier between.
__global__ void comb(int *out, const int *in) {
  __shared__ int s[64];
  int t = threadIdx.x;
  if (t % 2 == 0) s[t] = in[t];
  if (t % 2 == 1) s[t] = -in[t];
  __syncthreads();
  out[t] = s[63 - t];
}

void launch(int *out, const int *in) {
  comb<<<1, 64>>>(out, in);
}
