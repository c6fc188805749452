// plan: spread k 32 reorder
__global__ void __launch_bounds__(32 * 32) matrixVector(float *y, const float *A, const float *x, int rows, int cols) {
  const int lane = threadIdx.x % 32;
  int row = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
  if (row >= rows) return;
  float sum = 0.0f;
  for (int k = lane; k < cols; k += 32)
    sum += A[row * cols + k] * x[k];
  __syncwarp();
  for (int offset = 16; offset > 0; offset /= 2)
    sum += __shfl_xor_sync(0xffffffffu, sum, offset);
  if (lane == 0) y[row] = sum;
}

void launch(float *y, const float *A, const float *x, int rows, int cols) {
  matrixVector<<<(rows + 31) / 32, 32 * 32>>>(y, A, x, rows, cols);
}
