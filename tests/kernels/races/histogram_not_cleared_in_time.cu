// SPDX-License-Identifier: Apache-2.0
// expect: possible bins[t] and bins[data[i]]
// Counting may begin before another thread has cleared the bin: which one is in the data.
__global__ void histogram(unsigned *counts, const unsigned char *data) {
  __shared__ unsigned bins[256];
  int t = threadIdx.x;
  bins[t] = 0;
  int i = blockIdx.x * 256 + t;
  atomicAdd(&bins[data[i]], 1u);
  __syncthreads();
  atomicAdd(&counts[t], bins[t]);
}

void launch(unsigned *counts, const unsigned char *data) {
  histogram<<<60, 256>>>(counts, data);
}
