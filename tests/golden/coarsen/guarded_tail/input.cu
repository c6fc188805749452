// plan: coarsen y 3
#define ROWS 16
__global__ void copy(const float *in, float *out, int pitch) {
  __shared__ float tile[ROWS][32];
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  tile[threadIdx.y][threadIdx.x] = in[row * pitch + col];
  __syncthreads();
  out[row * pitch + col] = tile[ROWS - 1 - threadIdx.y][threadIdx.x];
}

void run(const float *in, float *out, int n) {
  copy<<<dim3(n / 32, n / ROWS), dim3(32, ROWS)>>>(in, out, n);
}
