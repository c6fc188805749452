// plan: sink-guard j
__global__ void sums(float *out, const float *a, const float *b, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  float s = 0.0f;

  if (i < n) {

    for (int j = 0; j < 16; ++j)
      s += a[j] * b[i];

    // the rest
    out[i] = s;

  }
}
