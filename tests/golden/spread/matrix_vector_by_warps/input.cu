// plan: spread k 32 reorder
__global__ void __launch_bounds__(32) matrixVector(float *y, const float *A, const float *x, int rows, int cols) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows) return;
  float sum = 0.0f;
  for (int k = 0; k < cols; ++k)
    sum += A[row * cols + k] * x[k];
  y[row] = sum;
}

void launch(float *y, const float *A, const float *x, int rows, int cols) {
  matrixVector<<<(rows + 31) / 32, 32>>>(y, A, x, rows, cols);
}
