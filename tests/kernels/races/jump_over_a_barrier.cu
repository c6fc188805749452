// SPDX-License-Identifier: Apache-2.0
// expect: divergent 8
// Where a goto leads past a barrier, not all threads come to it.
__global__ void halfWaits(float *x) {
  __shared__ float s[32];
  s[threadIdx.x] = x[threadIdx.x];
  if (threadIdx.x < 14) goto done;
  __syncthreads();
  x[threadIdx.x] = s[31 - threadIdx.x];
done:
  return;
}

void launch(float *x) {
  halfWaits<<<1, 32>>>(x);
}
