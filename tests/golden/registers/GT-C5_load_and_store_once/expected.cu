// plan: unroll-and-jam i 2; scalar-replace c
// Adds rows of b, scaled, to a row.
__global__ void combine(float *__restrict__ c, const float *a, const float *b, int m) {
  for (int i = 0; i < 64; i += 2) {
    for (int j = threadIdx.x; j < m; j += 32) {
      float c_j = c[j];
      c_j += a[i] * b[i * m + j]; // one at a time
      c_j += a[i + 1] * b[(i + 1) * m + j];
      c[j] = c_j;
    }
  }
}
