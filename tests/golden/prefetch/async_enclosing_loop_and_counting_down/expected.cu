// plan: prefetch-async L8
// Planes from the last to the first, in a loop over rounds; the body on one line.
#include <cuda_pipeline_primitives.h>

__global__ void planes(float *out, const float *__restrict__ in, int n, int rounds) {
  __shared__ float tile[2][64];
  float sum = 0;
  int z;
  for (int r = 0; r < rounds; ++r) {
    int turn = 0;
    if ((n - 1) >= 0)
      __pipeline_memcpy_async(&tile[0][threadIdx.x], &in[(r * n + (n - 1)) * 64 + threadIdx.x], sizeof(float));
    __pipeline_commit();
    for (z = n - 1; z >= 0; --z) { __pipeline_wait_prior(0); __syncthreads(); if (z - 1 >= 0) __pipeline_memcpy_async(&tile[turn ^ 1][threadIdx.x], &in[(r * n + z - 1) * 64 + threadIdx.x], sizeof(float)); __pipeline_commit(); sum += tile[turn][63 - threadIdx.x]; turn ^= 1; }
    __syncthreads();
  }
  out[blockIdx.x * 64 + threadIdx.x] = sum + z;
}

void run(float *out, const float *in, int n) { planes<<<8, 64>>>(out, in, n, 2); }
