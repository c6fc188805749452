// SPDX-License-Identifier: Apache-2.0
// expect: possible s[t] and s[t + size]
// launch: {"block": [64], "grid": [1], "shared_bytes": 512}
// Two rows of a tile that is narrower the last time. Its width changes in the loop, and the guard says just the same.
__global__ void tiles(float *out, const float *a, const float *b, int n) {
  extern __shared__ float s[];
  int t = threadIdx.x;
  int size = blockDim.x;
  float sum = 0;
  for (int j = 0; j < n; j += size) {
    if (j + size > n) size = n - j;
    if (j + t < n) {
      s[t] = a[j + t];
      s[t + size] = b[j + t];
    }
    __syncthreads();
    for (int i = 0; i < size; ++i)
      sum += s[i] * s[i + size];
    __syncthreads();
  }
  out[blockIdx.x * blockDim.x + t] = sum;
}

void launch(float *out, const float *a, const float *b, int n, int threads) {
  tiles<<<1, threads, 2 * threads * sizeof(float)>>>(out, a, b, n);
}
