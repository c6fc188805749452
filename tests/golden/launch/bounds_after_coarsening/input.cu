// plan: coarsen x 2; launch-bounds 64 8
__global__ void scale(float *out, const float *in, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = 2.0f * in[i];
}

void run(float *out, const float *in, int n) { scale<<<(n + 127) / 128, 128>>>(out, in, n); }
