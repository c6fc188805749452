// plan: persist 64
template <int WIDTH>
__global__ void mark(int *out) {
  int x = blockIdx.x * WIDTH + threadIdx.x;
  out[(blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x * WIDTH + x] = blockIdx.y;
}

void launch(int *out, dim3 blocks, cudaStream_t stream) {
  mark<32><<<blocks, 32, 0, stream>>>(out);
  if (out != nullptr)
    mark<64><<<dim3(blocks.x, blocks.y), 64>>>(out);
}
