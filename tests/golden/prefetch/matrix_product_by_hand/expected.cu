// plan: prefetch m
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
  float As_next;
  float Bs_next;
  if (0 < n / TILE) {
    As_next = A[row * n + tx];
    Bs_next = B[ty * n + col];
  }
  for (int m = 0; m < n / TILE; ++m) {
    As[ty][tx] = As_next; // a row of A
    Bs[ty][tx] = Bs_next;
    __syncthreads(); // both are there
    if (m + 1 < n / TILE) {
      As_next = A[row * n + ((m + 1) * TILE + tx)];
      Bs_next = B[((m + 1) * TILE + ty) * n + col];
    }

    for (int k = 0; k < TILE; ++k)
      sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  C[row * n + col] = sum;
}

void run(float *C, const float *A, const float *B, int n) {
  product<<<dim3(n / TILE, n / TILE), dim3(TILE, TILE)>>>(C, A, B, n);
}
