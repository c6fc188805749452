// plan: coarsen x 4 adjacent; vectorize A 4; vectorize B 4; vectorize Bs 4; vectorize C 4
#include <cassert>

#define TILE 16

__global__ void multiply(float *C, const float *A, const float *B, int n) {
  __shared__ float As[TILE][TILE];
  __shared__ __align__(16) float Bs[TILE][TILE];
  int ty = threadIdx.y;
  int row = blockIdx.y * TILE + ty;

  float sum[4] = {0.0f};
  for (int m = 0; m < n / TILE; ++m) {
    const int tx0 = threadIdx.x * 4;
    __align__(16) float A4[4];
    *reinterpret_cast<float4 *>(A4) = *reinterpret_cast<const float4 *>(&A[row * n + (m * TILE + tx0)]);
    const int col0 = blockIdx.x * TILE + tx0;
    __align__(16) float B4[4];
    *reinterpret_cast<float4 *>(B4) = *reinterpret_cast<const float4 *>(&B[(m * TILE + ty) * n + col0]);
    __align__(16) float Bs4[4];
#pragma unroll
    for (int cx = 0; cx < 4; ++cx) {
      int tx = threadIdx.x * 4 + cx;
      As[ty][tx] = A4[cx];
      Bs4[cx] = B4[cx];
    }
    *reinterpret_cast<float4 *>(&Bs[ty][tx0]) = *reinterpret_cast<float4 *>(Bs4);
    __syncthreads();

#pragma unroll
    for (int k = 0; k < TILE; ++k) {
      __align__(16) float Bs4b[4];
      *reinterpret_cast<float4 *>(Bs4b) = *reinterpret_cast<const float4 *>(&Bs[k][tx0]);
#pragma unroll
      for (int cx = 0; cx < 4; ++cx) {
        sum[cx] += As[ty][k] * Bs4b[cx];
      }
    }
    __syncthreads();
  }
  const int tx02 = threadIdx.x * 4;
  const int col02 = blockIdx.x * TILE + tx02;
  __align__(16) float C4[4];
#pragma unroll
  for (int cx = 0; cx < 4; ++cx) {
    C4[cx] = sum[cx];
  }
  *reinterpret_cast<float4 *>(&C[row * n + col02]) = *reinterpret_cast<float4 *>(C4);
}

void launch(float *C, const float *A, const float *B, int n) {
  assert(reinterpret_cast<size_t>(A) % 16 == 0);
  assert(n % 4 == 0);
  assert(reinterpret_cast<size_t>(B) % 16 == 0);
  assert(reinterpret_cast<size_t>(C) % 16 == 0);
  multiply<<<dim3(n / TILE, n / TILE), dim3(TILE / 4, TILE)>>>(C, A, B, n);
}
