// SPDX-License-Identifier: Apache-2.0
// expect: race tile[t] and tile[95 - t]
// Both accesses are inside functions that the kernel calls, and none of them waits.
__device__ void fill(float *tile, const float *from, int t) {
  tile[t] = from[t];
}

__device__ float mirrored(const float *tile, int t) {
  return tile[95 - t];
}

__global__ void reverse(float *out, const float *in) {
  __shared__ float tile[96];
  int t = threadIdx.x;
  fill(tile, in + blockIdx.x * 96, t);
  out[blockIdx.x * 96 + t] = mirrored(tile, t);
}

void launch(float *out, const float *in) {
  reverse<<<16, 96>>>(out, in);
}
