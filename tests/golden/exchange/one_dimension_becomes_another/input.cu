// plan: exchange x y
__global__ void fill(int *out, int n) {
  __shared__ int first;
  if (threadIdx.x == 0 && threadIdx.y == 0) first = blockIdx.x * n;
  __syncthreads();
  out[(blockIdx.x * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x] = first + gridDim.x * threadIdx.x;
}

void launch(int *out, int n) {
  dim3 grid(12);
  fill<<<12, 64>>>(out, n);
  fill<<<grid, dim3(4, 16, 2)>>>(out, n);
}
