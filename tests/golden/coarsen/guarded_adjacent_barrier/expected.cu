// plan: coarsen x 2 adjacent guarded
__global__ void reverse(dim3 block, int *out, const int *in, int n) {
  extern __shared__ int tile[];
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    if (threadIdx.x * 2 + cx >= block.x) continue;
    const int t = threadIdx.x * 2 + cx;
    const int i = blockIdx.x * block.x + t;
    tile[t] = i < n ? in[i] : 0;
  }
  __syncthreads();
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    if (threadIdx.x * 2 + cx >= block.x) continue;
    const int t = threadIdx.x * 2 + cx;
    const int i = blockIdx.x * block.x + t;
    if (i >= n) continue;
    out[i] = tile[block.x - 1 - t];
  }
}

void run(int *out, const int *in, int n, dim3 block) {
  if (n > 0)
    reverse<<<(n + block.x - 1) / block.x, dim3((block.x + 1) / 2, block.y, block.z), block.x * sizeof(int)>>>(block, out, in, n);
}
