// plan: coarsen x 2
__global__ void neighbours(const int *in, int *out, int n) {
  bool exited[2] = {};
  int remaining = 2;
  __shared__ int tile[128];
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const unsigned int tx = threadIdx.x + cx * 64;
    int i = blockIdx.x * (blockDim.x * 2) + tx;
    if (i >= n) {
      exited[cx] = true;
      --remaining;
      continue;
    }
    tile[tx] = in[i];
  }
  if (remaining == 0) return;
  __syncthreads();
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    if (exited[cx]) continue;
    const unsigned int tx = threadIdx.x + cx * 64;
    int i = blockIdx.x * (blockDim.x * 2) + tx;
    int left = tx > 0 ? tile[tx - 1] : 0;
    out[i] = tile[tx] - left;
  }
}

void run(const int *in, int *out, int n) {
  neighbours<<<(n + 127) / 128, 128 / 2>>>(in, out, n);
}
