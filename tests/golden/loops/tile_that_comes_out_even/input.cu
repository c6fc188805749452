// plan: tile i 8; scalar-replace x
__global__ void product(float *__restrict__ y, const float *a, const float *x) {
  for (int i = 0; i < 64; ++i) {
    for (int j = 0; j < 32; ++j) {
      y[threadIdx.x * 64 + i] += a[i * 32 + j] * x[j];
    }
  }
}
