// plan: unroll-and-jam i 3
__global__ void product(float *c, const float *a, const float *b, int n) {
  int i, j, k;
  float sum, old;
  unsigned t1 = threadIdx.x;
  for (i = 0; i + 2 < n; i += 3)
  {
    float old0 = c[i * n + t1];
    float sum0 = 0;
    float old1 = c[(i + 1) * n + t1];
    float sum1 = 0;
    old = c[(i + 2) * n + t1];
    sum = 0;
    for (k = 0; k < n; k++)
    {
      float t0_0 = a[i * n + k];
      sum0 += t0_0 * b[k * n + t1];
      float t0_1 = a[(i + 1) * n + k];
      sum1 += t0_1 * b[k * n + t1];
      float t0_2 = a[(i + 2) * n + k];
      sum += t0_2 * b[k * n + t1];
    }
    for (j = 0; j < 2; j++) {
      sum0 *= old0;
      sum1 *= old1;
      sum *= old;
    }
    c[i * n + t1] = sum0;
    c[(i + 1) * n + t1] = sum1;
    c[(i + 2) * n + t1] = sum;
  }
  for (; i < n; i++)
  {
    old = c[i * n + t1];
    sum = 0;
    for (k = 0; k < n; k++)
    {
      float t0 = a[i * n + k];
      sum += t0 * b[k * n + t1];
    }
    for (j = 0; j < 2; j++) sum *= old;
    c[i * n + t1] = sum;
  }
}
