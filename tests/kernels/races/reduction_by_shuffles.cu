// SPDX-License-Identifier: Apache-2.0
// expect: free
// Warps add up in registers; their sums meet in shared memory.
__device__ float sumOfWarp(float v) {
  for (int offset = 16; offset > 0; offset /= 2)
    v += __shfl_down_sync(0xffffffffu, v, offset);
  return v;
}

__global__ void sum(float *out, const float *in) {
  __shared__ float sums[8];
  int t = threadIdx.x;
  float v = sumOfWarp(in[blockIdx.x * 256 + t]);
  if (t % 32 == 0) sums[t / 32] = v;
  __syncthreads();
  if (t < 32) {
    v = sumOfWarp(t < 8 ? sums[t] : 0.0f);
    if (t == 0) out[blockIdx.x] = v;
  }
}

void launch(float *out, const float *in) {
  sum<<<100, 256>>>(out, in);
}
