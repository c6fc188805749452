// plan: unstage xs
constexpr int chunk = 128; // elements of x at a time, and threads of a block

__global__ void matrixVector(float *y, const float *A, // A: row by row
                             const float *x, int rows, int cols) {
  int t = threadIdx.x;
  int row = blockIdx.x * chunk + t;

  float sum = 0.0f;
  for (int first = 0; first < cols; first += chunk) {
    if (row < rows) {
      int count = min(chunk, cols - first);
      for (int j = 0; j < count; ++j)
        sum += A[row * cols + first + j] * x[first + j];
    }
  }
  if (row < rows) y[row] = sum;
}

void run(float *y, const float *A, const float *x, int rows, int cols) {
  matrixVector<<<(rows + chunk - 1) / chunk, chunk>>>(y, A, x, rows, cols);
}
