// plan: coarsen x 2
__global__ void weigh(float *__restrict__ out, const float *__restrict__ in, float n) {
  __shared__ float s[64];
  // what is beside it counts less
  float w[2][3];
  unsigned int counts[2][4];
  float none[2][2] = {};
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const unsigned int tx = threadIdx.x + cx * 32;
    const int i = blockIdx.x * 64 + tx;
    w[cx][0] = 0.25f;
    w[cx][1] = in[i] * 0.5f;
    w[cx][2] = n;
    counts[cx][0] = 1;
    counts[cx][1] = tx % 2;
    counts[cx][2] = 0;
    counts[cx][3] = 0;
    s[tx] = in[i] * w[cx][1];
  }
  __syncthreads();
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const unsigned int tx = threadIdx.x + cx * 32;
    const int i = blockIdx.x * 64 + tx;
    counts[cx][2] += counts[cx][1];
    none[cx][1] += w[cx][0];
    out[i] = s[63 - tx] * w[cx][0] + w[cx][2] * counts[cx][2] + counts[cx][0] + none[cx][0] + none[cx][1] + counts[cx][3];
  }
}

void run(float *out, const float *in) {
  weigh<<<4, 64 / 2>>>(out, in, 2);
}
