// SPDX-License-Identifier: Apache-2.0
// expect: divergent 11
__device__ void leaveIfNegative(float own) {
  if (own < 0) asm volatile("exit;");
}

__global__ void leaveInAFunction(float *x) {
  __shared__ float s[32];
  s[threadIdx.x] = x[threadIdx.x];
  leaveIfNegative(s[threadIdx.x]);
  __syncthreads();
  x[threadIdx.x] = s[threadIdx.x];
}

void launch(float *x) {
  leaveInAFunction<<<1, 32>>>(x);
}
