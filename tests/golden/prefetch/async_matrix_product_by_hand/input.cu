// plan: prefetch-async m
#define TILE 16

__global__ void product(float *C, const float *__restrict__ A, const float *__restrict__ B, int n) {
  __shared__ float As[TILE][TILE];
  __shared__ float Bs[TILE][TILE];
  int tx = threadIdx.x;
  int ty = threadIdx.y;
  int row = blockIdx.y * TILE + ty;
  int col = blockIdx.x * TILE + tx;

  float sum = 0.0f;
  // Tile by tile.
  for (int m = 0; m < n / TILE; ++m) {
    As[ty][tx] = A[row * n + (m * TILE + tx)]; // a row of A
    Bs[ty][tx] = B[(m * TILE + ty) * n + col];
    __syncthreads(); // both are there

    for (int k = 0; k < TILE; ++k)
      sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  C[row * n + col] = sum;
}

void run(float *C, const float *A, const float *B, int n) {
  product<<<dim3(n / TILE, n / TILE), dim3(TILE, TILE)>>>(C, A, B, n);
}
