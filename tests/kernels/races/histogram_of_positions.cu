// SPDX-License-Identifier: Apache-2.0
// expect: race bins[t % 16]
// Sixteen bins for 64 threads: four threads update each.
__global__ void count(int *out) {
  __shared__ int bins[16];
  int t = threadIdx.x;
  if (t < 16) bins[t] = 0;
  __syncthreads();
  bins[t % 16] += t;
  __syncthreads();
  if (t < 16) out[blockIdx.x * 16 + t] = bins[t];
}

void launch(int *out) {
  count<<<12, 64>>>(out);
}
