// SPDX-License-Identifier: Apache-2.0
// expect: free
// The halves change places: every element has one thread.
__global__ void swapHalves(int *out, const int *in) {
  __shared__ int s[64];
  int t = threadIdx.x;
  int to = t < 32 ? t + 32 : t - 32;
  s[to] = in[t];
  __syncthreads();
  out[t] = s[t];
}

void launch(int *out, const int *in) {
  swapHalves<<<1, 64>>>(out, in);
}
