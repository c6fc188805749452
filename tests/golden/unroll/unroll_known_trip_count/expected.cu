// plan: unroll k 4
#define TILE 16

__global__ void matrixMultiply(float *c, const float *a, const float *b, int n) {
  __shared__ float as[TILE][TILE];
  __shared__ float bs[TILE][TILE];
  const int row = blockIdx.y * TILE + threadIdx.y;
  const int col = blockIdx.x * TILE + threadIdx.x;
  float sum = 0.0f;
  for (int m = 0; m < n / TILE; ++m) {
    as[threadIdx.y][threadIdx.x] = a[row * n + m * TILE + threadIdx.x];
    bs[threadIdx.y][threadIdx.x] = b[(m * TILE + threadIdx.y) * n + col];
    __syncthreads();
    // One element of the product of two tiles.
    for (int k = 0; k < TILE; k += 4) {
      sum += as[threadIdx.y][k] * bs[k][threadIdx.x];
      sum += as[threadIdx.y][k + 1] * bs[k + 1][threadIdx.x];
      sum += as[threadIdx.y][k + 2] * bs[k + 2][threadIdx.x];
      sum += as[threadIdx.y][k + 3] * bs[k + 3][threadIdx.x];
    }
    __syncthreads();
  }
  c[row * n + col] = sum;
}

void run(float *c, const float *a, const float *b) { matrixMultiply<<<dim3(4, 4), dim3(TILE, TILE)>>>(c, a, b, 64); }
