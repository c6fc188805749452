// plan: coarsen x 2
__global__ void after(const int *L, int *out, int n) {
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    int index = blockIdx.x * (blockDim.x * 2) + threadIdx.x + cx * 32;
    if (index >= n) continue;
    int u = L[0] - L[1];
    int own = L[index];
    int d = u / 16 + 1;
    for (int i = 0; i < own; i++)
      for (int j = 0; j < d; j++)
        if (j == u) out[index] += j;
  }
}

void launch(const int *L, int *p) {
  after<<<4, 64 / 2>>>(L, p, 100);
}
