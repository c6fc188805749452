// SPDX-License-Identifier: Apache-2.0
// expect: free
// Bins are cleared, counted atomically, and handed on, with barriers between.
__global__ void histogram(unsigned *counts, const unsigned char *data, int n) {
  __shared__ unsigned bins[256];
  int t = threadIdx.x;
  bins[t] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + t; i < n; i += gridDim.x * blockDim.x)
    atomicAdd(&bins[data[i]], 1u);
  __syncthreads();
  atomicAdd(&counts[t], bins[t]);
}

void launch(unsigned *counts, const unsigned char *data, int n) {
  histogram<<<60, 256>>>(counts, data, n);
}
