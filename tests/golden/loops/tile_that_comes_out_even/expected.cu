// plan: tile i 8; scalar-replace x
__global__ void product(float *__restrict__ y, const float *a, const float *x) {
  for (int i0 = 0; i0 < 64; i0 += 8) {
    for (int j = 0; j < 32; ++j) {
      const float x_j = x[j];
      for (int i = i0; i < i0 + 8; ++i) {
        y[threadIdx.x * 64 + i] += a[i * 32 + j] * x_j;
      }
    }
  }
}
