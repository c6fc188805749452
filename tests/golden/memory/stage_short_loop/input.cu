// plan: stage w t 16; stage in t 16
#define TAPS 9

// Rows of taps, each row filtered for itself; a block has four rows.
__global__ void filter(float *out, const float *in, const float *w, int n, int rounds) {
  __shared__ float scale[2];
  if (threadIdx.x < 2) scale[threadIdx.x] = 0.5f;
  __syncthreads();
  const int row = blockIdx.x * 4 + threadIdx.y;
  float sum = 0.0f;
  for (int r = 0; r < rounds; ++r) {
    for (int t = 0; t < TAPS; ++t) {
      sum += in[(row + r) * n + t] * w[t + r];
      sum -= w[t + r];
    }
  }
  out[row * 32 + threadIdx.x] = sum * scale[0];
}

void run(float *out, const float *in, const float *w, int n) { filter<<<8, dim3(32, 4)>>>(out, in, w, n, 3); }
