// SPDX-License-Identifier: Apache-2.0
// expect: free
// One condition that only the data tell guards what is in two loops, in one, and behind both.
__global__ void accumulate(int *out, const int *in, int n) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = 0;
  if (in[t] > 0) {
    for (int i = 0; i < n; ++i) {
      for (int j = 0; j < i; ++j)
        s[t] += in[64 + j];
      s[t] -= i;
    }
    s[t] += 1;
  }
  __syncthreads();
  out[t] = s[63 - t];
}

void launch(int *out, const int *in, int n) {
  accumulate<<<1, 64>>>(out, in, n);
}
