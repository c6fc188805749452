// plan: unroll-and-jam i 2; unroll-and-jam j 2; unroll k 2
__global__ void product(double *c, const double *a, const double *b) {
  for (int i = 0; i < 16; i += 2) {
    for (int j = 0; j < 16; j += 2) {
      double sum0_0 = 0;
      double sum1_0 = 0;
      double sum0_1 = 0;
      double sum1_1 = 0;
      for (int k = 0; k < 16; k += 2) {
        sum0_0 += a[i * 16 + k] * b[k * 16 + j];
        sum1_0 += a[(i + 1) * 16 + k] * b[k * 16 + j];
        sum0_1 += a[i * 16 + k] * b[k * 16 + j + 1];
        sum1_1 += a[(i + 1) * 16 + k] * b[k * 16 + j + 1];
        sum0_0 += a[i * 16 + k + 1] * b[(k + 1) * 16 + j];
        sum1_0 += a[(i + 1) * 16 + k + 1] * b[(k + 1) * 16 + j];
        sum0_1 += a[i * 16 + k + 1] * b[(k + 1) * 16 + j + 1];
        sum1_1 += a[(i + 1) * 16 + k + 1] * b[(k + 1) * 16 + j + 1];
      }
      c[(i * 16 + j) * 32 + threadIdx.x] = sum0_0;
      c[((i + 1) * 16 + j) * 32 + threadIdx.x] = sum1_0;
      c[(i * 16 + j + 1) * 32 + threadIdx.x] = sum0_1;
      c[((i + 1) * 16 + j + 1) * 32 + threadIdx.x] = sum1_1;
    }
  }
}

void go(double *p, const double *q) { product<<<1, 32>>>(p, q, q); }
