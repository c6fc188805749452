// plan: coarsen x 4
__global__ void sums(float *out, const float *in, int n, int rows) {
  __shared__ float part[128];
  int row;
  for (row = blockIdx.x; row < rows; row += gridDim.x) {
    float sum[4] = {0};
#pragma unroll
    for (int cx = 0; cx < 4; ++cx) {
      for (int i = threadIdx.x + cx * 32; i < n; i += blockDim.x * 4) sum[cx] += in[row * n + i];
    }
    if (n == 0) continue; // nothing to add up
    int half = 64;
#pragma unroll
    for (int cx = 0; cx < 4; ++cx)
      part[threadIdx.x + cx * 32] = sum[cx];
    for (__syncthreads(); half > 0; half /= 2, __syncthreads()) {
#pragma unroll
      for (int cx = 0; cx < 4; ++cx) {
        const unsigned int tx = threadIdx.x + cx * 32;
        if (tx < half) part[tx] += part[tx + half];
      }
    }
#pragma unroll
    for (int cx = 0; cx < 4; ++cx) {
      if (threadIdx.x + cx * 32 != 0)
        continue;
      const float whole = part[0];
      out[row] = whole;
    }
  }
}

void run(float *out, const float *in, int n, int rows) { sums<<<32, 128 / 4>>>(out, in, n, rows); }
