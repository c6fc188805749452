// plan: coarsen x 4 guarded
__device__ int place(int offset) {
  return threadIdx.x + offset;
}

__global__ void scale(float *out, const float *in, int n) {
  int i = blockIdx.x * blockDim.x + place(0);
  if (i >= n) return;
  out[i] = 2 * in[i];
}

void run(float *out, const float *in, int n, int threads) {
  scale<<<(n + threads - 1) / threads, threads>>>(out, in, n);
}
