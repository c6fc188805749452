// plan: coarsen x 4
__global__ void scale(float *data, const float *factors, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const float factor = factors[blockIdx.x];
  data[i] *= factor;
}

void run(float *data, const float *factors, int n) {
  const int threads = 256;
  scale<<<(n + threads - 1) / threads, threads>>>(data, factors, n);
}
