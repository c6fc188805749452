// plan: coarsen grid y 4 guarded
__global__ void sums(int *out, const int *in, int pitch) {
  __shared__ int row[64];
  row[threadIdx.x] = in[blockIdx.y * pitch + blockIdx.x * 64 + threadIdx.x];
  __syncthreads();
  if (threadIdx.x > 0) return;
  int sum = 0;
  for (int i = 0; i < 64; ++i)
    sum += row[i];
  out[blockIdx.y * gridDim.x + blockIdx.x] = sum + gridDim.y;
}

void run(int *out, const int *in, int rows, int pitch) {
  dim3 blocks(pitch / 64, rows);
  sums<<<blocks, 64>>>(out, in, pitch);
  if (rows > 10)
    sums<<<dim3(pitch / 64, rows / 2), 64>>>(out, in, pitch);
}
