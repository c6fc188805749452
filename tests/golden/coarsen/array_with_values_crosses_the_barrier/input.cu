// plan: coarsen x 2
__global__ void weigh(float *__restrict__ out, const float *__restrict__ in, float n) {
  __shared__ float s[64];
  const int i = blockIdx.x * 64 + threadIdx.x;
  // what is beside it counts less
  const float w[3] = {0.25f, in[i] * 0.5f, n};
  unsigned int counts[4] = {1, threadIdx.x % 2, };
  float none[2] = {};
  s[threadIdx.x] = in[i] * w[1];
  __syncthreads();
  counts[2] += counts[1];
  none[1] += w[0];
  out[i] = s[63 - threadIdx.x] * w[0] + w[2] * counts[2] + counts[0] + none[0] + none[1] + counts[3];
}

void run(float *out, const float *in) {
  weigh<<<4, 64>>>(out, in, 2);
}
