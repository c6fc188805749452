// plan: block 128
__global__ void scale(float *out, const float *in, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = 2.0f * in[i]; // the guard
}

void run(float *out, const float *in, int n) { scale<<<((n + 255) / 256) * 2, 128>>>(out, in, n); }
