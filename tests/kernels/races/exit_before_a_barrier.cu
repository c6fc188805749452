// SPDX-License-Identifier: Apache-2.0
// expect: divergent 8
// Threads that an instruction of inline assembly ends do not come to what stands behind it.
__global__ void leaveByHand(float *x) {
  __shared__ float s[32];
  s[threadIdx.x] = x[threadIdx.x];
  if (threadIdx.x < 14) asm volatile("exit;");
  __syncthreads();
  x[threadIdx.x] = s[31 - threadIdx.x];
}

void launch(float *x) {
  leaveByHand<<<1, 32>>>(x);
}
