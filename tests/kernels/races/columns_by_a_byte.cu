// SPDX-License-Identifier: Apache-2.0
// expect: free
// A byte divided by 4 is below 64: every thread counts in a row of its own, and does not leave it.
__global__ void histogramByThread(int *out, const unsigned char *in, int n) {
  __shared__ int count[64][65];
  int t = threadIdx.x;
  for (int b = 0; b < 64; ++b)
    count[t][b] = 0;
  for (int i = t; i < n; i += 64)
    count[t][in[i] / 4] += 1;
  __syncthreads();
  int sum = 0;
  for (int r = 0; r < 64; ++r)
    sum += count[r][t];
  out[t] = sum;
}

void launch(int *out, const unsigned char *in, int n) {
  histogramByThread<<<1, 64>>>(out, in, n);
}
