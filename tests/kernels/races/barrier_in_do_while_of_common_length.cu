// SPDX-License-Identifier: Apache-2.0
// expect: free
__global__ void countTogether(const int *steps, float *x) {
  __shared__ float s[64];
  int left = 0;
  do {
    s[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    x[threadIdx.x] = s[63 - threadIdx.x];
    __syncthreads();
    ++left;
  } while (steps[left] > 0);
}

void launch(const int *steps, float *x) {
  countTogether<<<1, 64>>>(steps, x);
}
