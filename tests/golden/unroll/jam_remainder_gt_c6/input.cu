// plan: unroll-and-jam i 4
__global__ void accumulate(float *c, const float *a, int M) {
  for (int i = 0; i < 7; i++)
    for (int j = 0; j < M; j++)
      c[j] += a[j] * i;
}
