// plan: unroll s 4
__global__ void backwards(float *out, const float *in, unsigned n) {
  float sum = 0;
  if (threadIdx.x < 32) {
    unsigned s = n;
    for (; s > 3; s -= 4) {
      sum = sum * 0.5f + in[s - 1];
      sum = sum * 0.5f + in[s - 2];
      sum = sum * 0.5f + in[s - 3];
      sum = sum * 0.5f + in[s - 4];
    }
    for (; s > 0; --s)
      sum = sum * 0.5f + in[s - 1];
  }
  out[threadIdx.x] = sum;
}
