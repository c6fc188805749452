// plan: unroll j 4
__global__ void matrixVector(float *y, const float *a, const float *x, int rows, int cols) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < rows) {
    float sum = 0.0f;
    int j = 0;
    for (; j + 3 < cols; j += 4) {
      // the row's own element
      sum += a[row * cols + j] * x[j]; // coalesced it is not
      sum += a[row * cols + j + 1] * x[j + 1];
      sum += a[row * cols + j + 2] * x[j + 2];
      sum += a[row * cols + j + 3] * x[j + 3];
    }
    for (; j < cols; ++j) {
      sum += a[row * cols + j] * x[j];
    }
    y[row] = sum;
  }
}
