// plan: coarsen y 3
#define ROWS 16
__global__ void copy(const float *in, float *out, int pitch) {
  __shared__ float tile[ROWS][32];
  int col = blockIdx.x * blockDim.x + threadIdx.x;
#pragma unroll
  for (int cy = 0; cy < 3; ++cy) {
    const unsigned int ty = threadIdx.y + cy * ((ROWS + 2) / 3);
    if (ty >= ROWS) continue;
    int row = blockIdx.y * ROWS + ty;
    tile[ty][threadIdx.x] = in[row * pitch + col];
  }
  __syncthreads();
#pragma unroll
  for (int cy = 0; cy < 3; ++cy) {
    const unsigned int ty = threadIdx.y + cy * ((ROWS + 2) / 3);
    if (ty >= ROWS) continue;
    int row = blockIdx.y * ROWS + ty;
    out[row * pitch + col] = tile[ROWS - 1 - ty][threadIdx.x];
  }
}

void run(const float *in, float *out, int n) {
  copy<<<dim3(n / 32, n / ROWS), dim3(32, (ROWS + 2) / 3)>>>(in, out, n);
}
