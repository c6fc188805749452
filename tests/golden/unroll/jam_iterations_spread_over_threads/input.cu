// plan: unroll-and-jam i 2
__global__ void spread(float *out, const float *in, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    float sum = 0.0f;
    for (int k = 0; k < 8; ++k)
      sum += in[k] * in[i];
    out[i] = sum;
  }
}
