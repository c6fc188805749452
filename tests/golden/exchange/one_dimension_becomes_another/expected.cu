// plan: exchange x y
__global__ void fill(int *out, int n) {
  __shared__ int first;
  if (threadIdx.y == 0 && threadIdx.x == 0) first = blockIdx.y * n;
  __syncthreads();
  out[(blockIdx.y * blockDim.x + threadIdx.x) * blockDim.y + threadIdx.y] = first + gridDim.y * threadIdx.y;
}

void launch(int *out, int n) {
  dim3 grid(12);
  fill<<<dim3(1, 12), dim3(1, 64)>>>(out, n);
  fill<<<dim3(1, grid.x), dim3(16, 4, 2)>>>(out, n);
}
