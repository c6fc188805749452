// plan: unroll-and-jam i 4
__global__ void accumulate(float *c, const float *a, int M) {
  int i = 0;
  for (; i + 3 < 7; i += 4) {
    for (int j = 0; j < M; j++) {
      c[j] += a[j] * i;
      c[j] += a[j] * (i + 1);
      c[j] += a[j] * (i + 2);
      c[j] += a[j] * (i + 3);
    }
  }
  for (; i < 7; i++)
    for (int j = 0; j < M; j++)
      c[j] += a[j] * i;
}
