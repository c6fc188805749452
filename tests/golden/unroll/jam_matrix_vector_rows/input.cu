// plan: unroll-and-jam i 2
__global__ void rows(float *y, const float *a, const float *x, int n, int m) {
  const int first = (blockIdx.x * blockDim.x + threadIdx.x) * n;
  for (int i = 0; i < n; ++i) {
    // one row
    float sum = 0.0f; // of products
    for (int j = 0; j < m; ++j) { // along it
      // the row's own element
      sum += a[(first + i) * m + j] * x[j];
    } // j
    y[first + i] = sum;
  }
}
