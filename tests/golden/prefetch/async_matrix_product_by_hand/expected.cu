// plan: prefetch-async m
#include <cuda_pipeline_primitives.h>

#define TILE 16

__global__ void product(float *C, const float *__restrict__ A, const float *__restrict__ B, int n) {
  __shared__ float As[2][TILE][TILE];
  __shared__ float Bs[2][TILE][TILE];
  int tx = threadIdx.x;
  int ty = threadIdx.y;
  int row = blockIdx.y * TILE + ty;
  int col = blockIdx.x * TILE + tx;

  float sum = 0.0f;
  // Tile by tile.
  if (0 < n / TILE) {
    __pipeline_memcpy_async(&As[0][ty][tx], &A[row * n + tx], sizeof(float));
    __pipeline_memcpy_async(&Bs[0][ty][tx], &B[ty * n + col], sizeof(float));
  }
  __pipeline_commit();
  for (int m = 0; m < n / TILE; ++m) {
    __pipeline_wait_prior(0);
    __syncthreads(); // both are there
    if (m + 1 < n / TILE) {
      __pipeline_memcpy_async(&As[(m + 1) & 1][ty][tx], &A[row * n + ((m + 1) * TILE + tx)], sizeof(float));
      __pipeline_memcpy_async(&Bs[(m + 1) & 1][ty][tx], &B[((m + 1) * TILE + ty) * n + col], sizeof(float));
    }
    __pipeline_commit();

    for (int k = 0; k < TILE; ++k)
      sum += As[m & 1][ty][k] * Bs[m & 1][k][tx];
  }
  __syncthreads();
  C[row * n + col] = sum;
}

void run(float *C, const float *A, const float *B, int n) {
  product<<<dim3(n / TILE, n / TILE), dim3(TILE, TILE)>>>(C, A, B, n);
}
