// plan: coarsen x 4 adjacent; vectorize A 4; vectorize B 4; vectorize Bs 4; vectorize C 4
#define TILE 16

__global__ void multiply(float *C, const float *A, const float *B, int n) {
  __shared__ float As[TILE][TILE];
  __shared__ float Bs[TILE][TILE];
  int tx = threadIdx.x;
  int ty = threadIdx.y;
  int row = blockIdx.y * TILE + ty;
  int col = blockIdx.x * TILE + tx;

  float sum = 0.0f;
  for (int m = 0; m < n / TILE; ++m) {
    As[ty][tx] = A[row * n + (m * TILE + tx)];
    Bs[ty][tx] = B[(m * TILE + ty) * n + col];
    __syncthreads();

    for (int k = 0; k < TILE; ++k)
      sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  C[row * n + col] = sum;
}

void launch(float *C, const float *A, const float *B, int n) {
  multiply<<<dim3(n / TILE, n / TILE), dim3(TILE, TILE)>>>(C, A, B, n);
}
