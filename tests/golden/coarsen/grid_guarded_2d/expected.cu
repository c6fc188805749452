// plan: coarsen grid y 4 guarded
__global__ void sums(dim3 grid, int *out, const int *in, int pitch) {
  for (int cby = 0; cby < 4; ++cby) {
    if (cby > 0) __syncthreads(); // shared memory is used again
    const unsigned int by = blockIdx.y + cby * gridDim.y;
    if (by >= grid.y) continue;
    __shared__ int row[64];
    row[threadIdx.x] = in[by * pitch + blockIdx.x * 64 + threadIdx.x];
    __syncthreads();
    if (threadIdx.x > 0) continue;
    int sum = 0;
    for (int i = 0; i < 64; ++i)
      sum += row[i];
    out[by * gridDim.x + blockIdx.x] = sum + grid.y;
  }
}

void run(int *out, const int *in, int rows, int pitch) {
  dim3 blocks(pitch / 64, rows);
  sums<<<dim3(blocks.x, (blocks.y + 3) / 4), 64>>>(blocks, out, in, pitch);
  if (rows > 10) {
    const dim3 grid = dim3(pitch / 64, rows / 2);
    sums<<<dim3(grid.x, (grid.y + 3) / 4), 64>>>(grid, out, in, pitch);
  }
}
