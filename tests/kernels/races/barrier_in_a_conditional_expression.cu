// SPDX-License-Identifier: Apache-2.0
// expect: divergent 9
// expect: divergent 10
// launch: none: some threads wait at the one barrier, the others at the other
// Only those threads wait for which the condition chooses the barrier.
__global__ void chooses(float *out) {
  __shared__ float s[64];
  s[threadIdx.x] = threadIdx.x;
  threadIdx.x < 20 ? __syncthreads() : (void)0;
  if (threadIdx.x > 5 && __syncthreads_or(s[threadIdx.x] > 3.0f)) s[threadIdx.x] = 1.0f;
  out[threadIdx.x] = s[63 - threadIdx.x];
}

void launch(float *out) {
  chooses<<<1, 64>>>(out);
}
