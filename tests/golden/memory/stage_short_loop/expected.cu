// plan: stage w t 16; stage in t 16
#define TAPS 9

// Rows of taps, each row filtered for itself; a block has four rows.
__global__ void filter(float *out, const float *in, const float *w, int n, int rounds) {
  __shared__ float scale[2];
  __shared__ float ws[9];
  __shared__ float in_tile[4][9];
  if (threadIdx.x < 2) scale[threadIdx.x] = 0.5f;
  __syncthreads();
  const int row = blockIdx.x * 4 + threadIdx.y;
  float sum = 0.0f;
  for (int r = 0; r < rounds; ++r) {
    for (int tt = threadIdx.y * 32 + threadIdx.x; tt < TAPS; tt += 128)
      ws[tt] = w[tt + r];
    for (int tt = threadIdx.x; tt < TAPS; tt += 32)
      in_tile[threadIdx.y][tt] = in[(row + r) * n + tt];
    __syncthreads();

    for (int t = 0; t < TAPS; ++t) {
      sum += in_tile[threadIdx.y][t] * ws[t];
      sum -= ws[t];
    }
    __syncthreads();
  }
  out[row * 32 + threadIdx.x] = sum * scale[0];
}

void run(float *out, const float *in, const float *w, int n) { filter<<<8, dim3(32, 4)>>>(out, in, w, n, 3); }
