// plan: coarsen grid x 4
__global__ void scale(float *out, const float *in, float factor, int n) {
  for (int cbx = 0; cbx < 4; ++cbx) {
    const int i = (blockIdx.x + cbx * gridDim.x) * blockDim.x + threadIdx.x;
    if (i >= n) continue;
    out[i] = factor * in[i];
  }
}

void run(float *out, const float *in, int n) {
  const int blocks = (n + 255) / 256;
  scale<<<(blocks + 3) / 4, 256>>>(out, in, 2, n);
}

void runWith(float *out, const float *in, int n, int threads) {
  scale<<<(((n + threads - 1) / threads) + 3) / 4, threads>>>(out, in, 3, n);
}
