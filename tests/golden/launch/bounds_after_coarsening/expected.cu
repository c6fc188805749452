// plan: coarsen x 2; launch-bounds 64 8
__global__ __launch_bounds__(64, 8) void scale(float *out, const float *in, int n) {
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const int i = blockIdx.x * (blockDim.x * 2) + threadIdx.x + cx * 64;
    if (i < n) out[i] = 2.0f * in[i];
  }
}

void run(float *out, const float *in, int n) { scale<<<(n + 127) / 128, 128 / 2>>>(out, in, n); }
