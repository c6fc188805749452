// plan: coarsen grid x 4
__global__ void scale(float *out, const float *in, float factor, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  out[i] = factor * in[i];
}

void run(float *out, const float *in, int n) {
  const int blocks = (n + 255) / 256;
  scale<<<blocks, 256>>>(out, in, 2, n);
}

void runWith(float *out, const float *in, int n, int threads) {
  scale<<<(n + threads - 1) / threads, threads>>>(out, in, 3, n);
}
