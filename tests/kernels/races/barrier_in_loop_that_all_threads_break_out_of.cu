// SPDX-License-Identifier: Apache-2.0
// expect: free
__global__ void shiftedSums(float *x, int rounds) {
  __shared__ float s[64];
  s[threadIdx.x] = x[threadIdx.x];
  int round = 0;
  while (true) {
    __syncthreads();
    const float other = s[threadIdx.x ^ 1];
    __syncthreads();
    s[threadIdx.x] += other;
    if (++round == rounds) break;
  }
  x[threadIdx.x] = s[threadIdx.x];
}

void launch(float *x, int rounds) {
  shiftedSums<<<1, 64>>>(x, rounds);
}
