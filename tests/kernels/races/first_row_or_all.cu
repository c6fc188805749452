// SPDX-License-Identifier: Apache-2.0
// expect: possible w[i] and w[k] between blocks
// expect: free
// Each thread scales its own, and the first one of all sums up what other blocks may be scaling, if there are others.
__global__ void normalize(float *sums, float *w, float total, int n) {
  int i = blockIdx.x * 256 + threadIdx.x;
  if (i < n) w[i] /= total;
  __syncthreads();
  if (i == 0) {
    float sum = 0;
    for (int k = 0; k < n; ++k)
      sum += w[k];
    sums[0] = sum;
  }
}

void launch(float *sums, float *w, float total, int n) {
  normalize<<<(n + 255) / 256, 256>>>(sums, w, total, n);
}
