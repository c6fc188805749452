// plan: unroll-and-jam i 2
#define N 8
__global__ void accumulate(float *c, const float *a, const float *b, int M) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < M; j++)
      c[j] += a[i] * b[i * 64 + j];
}
