// plan: prefetch-async z
// Planes of a grid with a halo, in loops and under conditions; the output is written in the loop.
#include <cstdio>
#include <cuda_pipeline_primitives.h>

template <int W> __global__ void blur(float *__restrict__ out, const float *__restrict__ in, int n, int planes) {
  __shared__ float plane[2][W + 2];
  const int x = blockIdx.x * W + threadIdx.x;
  if (0 < planes) {
    if (x < n)
      __pipeline_memcpy_async(&plane[0][threadIdx.x + 1], &in[0 * n + x], sizeof(float));
    else
      plane[0][threadIdx.x + 1] = 0.0f;
    if (threadIdx.x == 0) {
      if (x > 0)
        __pipeline_memcpy_async(&plane[0][0], &in[0 * n + x - 1], sizeof(float));
      else
        plane[0][0] = 0.0f;
    }
    if (threadIdx.x == W - 1) {
      if (x + 1 < n)
        __pipeline_memcpy_async(&plane[0][W + 1], &in[0 * n + x + 1], sizeof(float));
      else
        plane[0][W + 1] = 0.0f;
    }
  }
  __pipeline_commit();
  for (int z = 0; z < planes; ++z) {
    // The middle, and an element at either side.
    __pipeline_wait_prior(0);
    __syncthreads();
    if (z + 1 < planes) {
      if (x < n)
        __pipeline_memcpy_async(&plane[(z + 1) & 1][threadIdx.x + 1], &in[(z + 1) * n + x], sizeof(float));
      else
        plane[(z + 1) & 1][threadIdx.x + 1] = 0.0f;
      if (threadIdx.x == 0) {
        if (x > 0)
          __pipeline_memcpy_async(&plane[(z + 1) & 1][0], &in[(z + 1) * n + x - 1], sizeof(float));
        else
          plane[(z + 1) & 1][0] = 0.0f;
      }
      if (threadIdx.x == W - 1) {
        if (x + 1 < n)
          __pipeline_memcpy_async(&plane[(z + 1) & 1][W + 1], &in[(z + 1) * n + x + 1], sizeof(float));
        else
          plane[(z + 1) & 1][W + 1] = 0.0f;
      }
    }
    __pipeline_commit();
    if (x < n) out[z * n + x] = (plane[z & 1][threadIdx.x] + plane[z & 1][threadIdx.x + 1] + plane[z & 1][threadIdx.x + 2]) / 3;
    __syncthreads();
  }
}

void run(float *out, const float *in, int n, int planes) {
  blur<128><<<(n + 127) / 128, 128>>>(out, in, n, planes);
}
