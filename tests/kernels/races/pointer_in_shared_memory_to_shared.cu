// SPDX-License-Identifier: Apache-2.0
// expect: race tile[threadIdx.x] and second[threadIdx.x]
// A pointer that all threads share leads into the block's own tile.
__global__ void halves(float *out, int n) {
  __shared__ float tile[256];
  __shared__ float *second;
  if (threadIdx.x == 0) second = tile + 64;
  __syncthreads();
  tile[threadIdx.x] = 1.0f;
  out[blockIdx.x * 128 + threadIdx.x] = second[threadIdx.x];
}

void launch(float *out, int n) {
  halves<<<16, 128>>>(out, n);
}
