// plan: unroll-and-jam i 3
__global__ void product(float *c, const float *a, const float *b, int n) {
  int i, j, k;
  float sum, old;
  unsigned t1 = threadIdx.x;
  for (i = 0; i < n; i++)
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
