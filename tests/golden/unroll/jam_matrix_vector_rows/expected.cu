// plan: unroll-and-jam i 2
__global__ void rows(float *y, const float *a, const float *x, int n, int m) {
  const int first = (blockIdx.x * blockDim.x + threadIdx.x) * n;
  int i = 0;
  for (; i + 1 < n; i += 2) {
    // one row
    float sum0 = 0.0f; // of products
    float sum1 = 0.0f;
    for (int j = 0; j < m; ++j) { // along it
      // the row's own element
      sum0 += a[(first + i) * m + j] * x[j];
      sum1 += a[(first + i + 1) * m + j] * x[j];
    } // j
    y[first + i] = sum0;
    y[first + i + 1] = sum1;
  }
  for (; i < n; ++i) {
    float sum = 0.0f;
    for (int j = 0; j < m; ++j) {
      sum += a[(first + i) * m + j] * x[j];
    }
    y[first + i] = sum;
  }
}
