// plan: coarsen x 4
#include <cassert>

__global__ void axpy(int n, float a, const float *__restrict__ x,
                     float *__restrict__ y) {
#pragma unroll
  for (int cx = 0; cx < 4; ++cx) {
    for (int i = blockIdx.x * (blockDim.x * 4) + threadIdx.x + cx * blockDim.x; i < n;
         i += blockDim.x * 4 * gridDim.x)
      y[i] = a * x[i] + y[i];
  }
}

void run(int n, float a, const float *x, float *y, int threads) {
  assert(threads % 4 == 0);
  axpy<<<64, threads / 4>>>(n, a, x, y);
}
