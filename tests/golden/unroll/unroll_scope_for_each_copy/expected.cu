// plan: unroll i 2
__global__ void squares(float *out, const float *in, int n) {
  int i = threadIdx.x;
  for (; i + 32 < n; i += 64) {
    {
      const float value = in[i]; // read once
      out[i] = value * value;
    }
    {
      const float value = in[i + 32];
      out[i + 32] = value * value;
    }
  }
  for (; i < n; i += 32) {
    const float value = in[i];
    out[i] = value * value;
  }
}
