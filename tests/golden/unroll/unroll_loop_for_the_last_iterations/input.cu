// plan: unroll j 4
__global__ void matrixVector(float *y, const float *a, const float *x, int rows, int cols) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < rows) {
    float sum = 0.0f;
    for (int j = 0; j < cols; ++j) {
      // the row's own element
      sum += a[row * cols + j] * x[j]; // coalesced it is not
    }
    y[row] = sum;
  }
}
