// plan: coarsen grid x 2 adjacent guarded
#define RADIUS 3
#define BLOCK 64

// Sums the neighbours of each element.
__global__ void stencil(int *out, const int *in, int n) {
  __shared__ int tile[BLOCK + 2 * RADIUS];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
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

void run(int *out, const int *in, int n) {
  stencil<<<(n + BLOCK - 1) / BLOCK, BLOCK>>>(out, in, n);
}
