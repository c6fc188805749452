// plan: coarsen x 4
__global__ void scale(float *data, const float *factors, int n) {
#pragma unroll
  for (int cx = 0; cx < 4; ++cx) {
    const int i = blockIdx.x * (blockDim.x * 4) + threadIdx.x + cx * 64;
    if (i >= n) continue;
    const float factor = factors[blockIdx.x];
    data[i] *= factor;
  }
}

void run(float *data, const float *factors, int n) {
  const int threads = 256;
  scale<<<(n + threads - 1) / threads, threads / 4>>>(data, factors, n);
}
