// plan: block 64
__global__ void count(int *hits, int rows) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (y < rows) atomicAdd(&hits[x & 7], y);
}

void run(int *hits, int rows) { count<<<dim3(4, (rows + 7) / 8), dim3(32, 8)>>>(hits, rows); }
