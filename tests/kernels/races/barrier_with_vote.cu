// SPDX-License-Identifier: Apache-2.0
// expect: free
// __syncthreads_or is a barrier too: what was stored before it may be read after it.
__global__ void anyNegative(int *out, const int *in) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = in[blockIdx.x * 128 + t];
  int any = __syncthreads_or(s[t] < 0);
  out[blockIdx.x * 128 + t] = any ? s[127 - t] : s[t];
}

void launch(int *out, const int *in) {
  anyNegative<<<8, 128>>>(out, in);
}
