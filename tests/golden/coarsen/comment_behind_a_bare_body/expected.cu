// plan: coarsen y 4
// What stands behind a loop's body stays behind it, once.
__global__ void product(float *C, const float *A, const float *B, int n, int limit) {
  int col = blockIdx.x * blockDim.x + threadIdx.x;

  float sum[4] = {0.0f};
  for (int k = 0; k < n; ++k) {
#pragma unroll
    for (int cy = 0; cy < 4; ++cy) {
      int row = blockIdx.y * (blockDim.y * 4) + threadIdx.y + cy * 4;
      sum[cy] += A[row * n + k] * B[k * n + col]; // n x n each
    }
  }
#pragma unroll
  for (int cy = 0; cy < 4; ++cy) {
    int row = blockIdx.y * (blockDim.y * 4) + threadIdx.y + cy * 4;
    if (limit > 0)
      for (int k = 0; k < limit; ++k)
        sum[cy] += A[row * n + k]; /* the first ones again */
    else
      sum[cy] = -sum[cy]; // or none
    C[row * n + col] = sum[cy];
  }
}

void run(float *C, const float *A, const float *B, int n) {
  product<<<dim3(n / 16, n / 16), dim3(16, 16 / 4)>>>(C, A, B, n, 3);
}
