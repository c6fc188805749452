// plan: stage in; coarsen x 2
__global__ void smooth(float *out, const float *in, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= 2 && i + 2 < n) { // the ends stay
    float sum = in[i - 2] + in[i + 2];
    sum += 4.0f * (in[i - 1] + in[i + 1]);
    out[i] = (sum + 6.0f * in[i]) / 16.0f;
  }
}

void run(float *out, const float *in, int n) { smooth<<<(n + 63) / 64, 64>>>(out, in, n); }
