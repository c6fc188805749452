// plan: coarsen y 4
#define TILE 16

__global__ void multiply(float *C, const float *A, const float *B, int n) {
  __shared__ float As[TILE][TILE];
  __shared__ float Bs[TILE][TILE];
  int tx = threadIdx.x;
  int col = blockIdx.x * TILE + tx;
  float sum[4] = {0.0f};
  for (int m = 0; m < n / TILE; ++m) {
#pragma unroll
    for (int cy = 0; cy < 4; ++cy) {
      int ty = threadIdx.y + cy * (TILE / 4);
      int row = blockIdx.y * TILE + ty;
      As[ty][tx] = A[row * n + m * TILE + tx];
      Bs[ty][tx] = B[(m * TILE + ty) * n + col];
    }
    __syncthreads();

    // one row of A, one column of B
#pragma unroll
    for (int k = 0; k < TILE; ++k) {
#pragma unroll
      for (int cy = 0; cy < 4; ++cy) {
        int ty = threadIdx.y + cy * (TILE / 4);
        sum[cy] += As[ty][k] * Bs[k][tx];
      }
    }
    __syncthreads();
  }
#pragma unroll
  for (int cy = 0; cy < 4; ++cy) {
    int ty = threadIdx.y + cy * (TILE / 4);
    int row = blockIdx.y * TILE + ty;
    C[row * n + col] = sum[cy];
  }
}

void launch(float *C, const float *A, const float *B, int n) {
  multiply<<<dim3(n / TILE, n / TILE), dim3(TILE, TILE / 4)>>>(C, A, B, n);
}
