// plan: block 64
__global__ void count(int *hits, int rows) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (y < rows) atomicAdd(&hits[x & 7], y);
}

void run(int *hits, int rows) { count<<<dim3(2, ((rows + 7) / 8) * 8), dim3(64, 1)>>>(hits, rows); }
