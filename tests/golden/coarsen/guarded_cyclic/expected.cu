// plan: coarsen x 4 guarded
__device__ int place(unsigned int tx, int offset) {
  return tx + offset;
}

__global__ void scale(dim3 block, float *out, const float *in, int n) {
#pragma unroll
  for (int cx = 0; cx < 4; ++cx) {
    if (threadIdx.x + cx * blockDim.x >= block.x) continue;
    int i = blockIdx.x * block.x + place(threadIdx.x + cx * blockDim.x, 0);
    if (i >= n) continue;
    out[i] = 2 * in[i];
  }
}

void run(float *out, const float *in, int n, int threads) {
  scale<<<(n + threads - 1) / threads, (threads + 3) / 4>>>(threads, out, in, n);
}
