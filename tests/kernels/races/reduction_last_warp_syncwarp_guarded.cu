// SPDX-License-Identifier: Apache-2.0
// expect: free
// In each round the lanes that store are not those whose elements are read.
__global__ void sum(int *out, const int *in) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = in[blockIdx.x * 64 + t];
  __syncthreads();
  if (t < 32) {
    for (int half = 32; half > 0; half >>= 1) {
      if (t < half) s[t] += s[t + half];
      __syncwarp();
    }
  }
  if (t == 0) out[blockIdx.x] = s[0];
}

void launch(int *out, const int *in) {
  sum<<<100, 64>>>(out, in);
}
