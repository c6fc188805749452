// plan: launch-bounds 256 4
// Scales a vector.
__global__ __launch_bounds__(256, 4) void scale(float *out, const float *in, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = 2.0f * in[i];
}

void run(float *out, const float *in, int n) { scale<<<(n + 255) / 256, 256>>>(out, in, n); }
