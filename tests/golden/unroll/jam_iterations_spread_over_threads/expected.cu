// plan: unroll-and-jam i 2
__global__ void spread(float *out, const float *in, int n) {
  int i = threadIdx.x;
  const int stride = blockDim.x;
  for (; i + stride < n; i += 2 * stride) {
    float sum0 = 0.0f;
    float sum1 = 0.0f;
    for (int k = 0; k < 8; ++k) {
      sum0 += in[k] * in[i];
      sum1 += in[k] * in[i + stride];
    }
    out[i] = sum0;
    out[i + stride] = sum1;
  }
  for (; i < n; i += stride) {
    float sum = 0.0f;
    for (int k = 0; k < 8; ++k)
      sum += in[k] * in[i];
    out[i] = sum;
  }
}
