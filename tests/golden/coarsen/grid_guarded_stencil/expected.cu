// plan: coarsen grid x 2 adjacent guarded
#define RADIUS 3
#define BLOCK 64

// Sums the neighbours of each element.
__global__ void stencil(dim3 grid, int *out, const int *in, int n) {
  for (int cbx = 0; cbx < 2; ++cbx) {
    if (cbx > 0) __syncthreads(); // shared memory is used again
    if (blockIdx.x * 2 + cbx >= grid.x) continue;
    __shared__ int tile[BLOCK + 2 * RADIUS];
    int i = (blockIdx.x * 2 + cbx) * blockDim.x + threadIdx.x;
    int t = threadIdx.x + RADIUS;

    tile[t] = i < n ? in[i] : 0;
    if (threadIdx.x < RADIUS) {
      tile[t - RADIUS] = i >= RADIUS ? in[i - RADIUS] : 0;
      tile[t + BLOCK] = i + BLOCK < n ? in[i + BLOCK] : 0;
    }
    __syncthreads(); // the tile is complete

    int sum = 0;
    for (int offset = -RADIUS; offset <= RADIUS; ++offset)
      sum += tile[t + offset];
    if (i < n)
      out[i] = sum;
  }
}

void run(int *out, const int *in, int n) {
  const dim3 grid = (n + BLOCK - 1) / BLOCK;
  stencil<<<dim3((grid.x + 1) / 2, grid.y), BLOCK>>>(grid, out, in, n);
}
