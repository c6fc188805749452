// plan: unstage Bs; unstage As
#define TILE 16

__global__ void matrixMultiply(float *C, const float *A, const float *B, int n) {
  __shared__ float As[TILE][TILE], Bs[TILE][TILE];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * TILE + ty;
  int col = blockIdx.x * TILE + tx;
  float sum = 0;
  for (int tile = 0; tile < n / TILE; ++tile) {
    // a tile of each
    As[ty][tx] = A[row * n + tile * TILE + tx];
    Bs[ty][tx] = B[(tile * TILE + ty) * n + col];
    __syncthreads();
    for (int k = 0; k < TILE; ++k)
      sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  C[row * n + col] = sum;
}

void run(float *C, const float *A, const float *B, int n) {
  matrixMultiply<<<dim3(n / TILE, n / TILE), dim3(TILE, TILE)>>>(C, A, B, n);
}
