// plan: unstage Bs; unstage As
#define TILE 16

__global__ void matrixMultiply(float *C, const float *A, const float *B, int n) {
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * TILE + ty;
  int col = blockIdx.x * TILE + tx;
  float sum = 0;
  for (int tile = 0; tile < n / TILE; ++tile) {
    // a tile of each
    for (int k = 0; k < TILE; ++k)
      sum += A[row * n + tile * TILE + k] * B[(tile * TILE + k) * n + col];
  }
  C[row * n + col] = sum;
}

void run(float *C, const float *A, const float *B, int n) {
  matrixMultiply<<<dim3(n / TILE, n / TILE), dim3(TILE, TILE)>>>(C, A, B, n);
}
