// plan: coarsen x 2 adjacent guarded
__global__ void reverse(int *out, const int *in, int n) {
  extern __shared__ int tile[];
  const int t = threadIdx.x;
  const int i = blockIdx.x * blockDim.x + t;
  tile[t] = i < n ? in[i] : 0;
  __syncthreads();
  if (i >= n) return;
  out[i] = tile[blockDim.x - 1 - t];
}

void run(int *out, const int *in, int n, dim3 block) {
  if (n > 0)
    reverse<<<(n + block.x - 1) / block.x, block, block.x * sizeof(int)>>>(out, in, n);
}
