// plan: unroll k 2; coarsen x 2
__global__ void combined(float *out, const float *in, const float *weight) {
  float sum[2] = {0};
#pragma unroll
  for (int k = 0; k < 8; k += 2) {
#pragma unroll
    for (int cx = 0; cx < 2; ++cx) {
      const unsigned int tx = threadIdx.x + cx * 32;
      sum[cx] += in[tx * 8 + k] * weight[k];
      sum[cx] += in[tx * 8 + k + 1] * weight[k + 1];
    }
  }
#pragma unroll
  for (int cx = 0; cx < 2; ++cx)
    out[threadIdx.x + cx * 32] = sum[cx];
}

void run(float *out, const float *in, const float *weight) { combined<<<1, 64 / 2>>>(out, in, weight); }
