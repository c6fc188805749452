// plan: coarsen y 3 guarded; coarsen x 2 guarded
__global__ void add(dim3 block2, dim3 block, int *out, const int *in, int width, int height) {
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    if (threadIdx.x + cx * blockDim.x >= block2.x) continue;
    const int x = blockIdx.x * block2.x + threadIdx.x + cx * blockDim.x;
#pragma unroll
    for (int cy = 0; cy < 3; ++cy) {
      if (threadIdx.y + cy * blockDim.y >= block.y) continue;
      const int y = blockIdx.y * block.y + threadIdx.y + cy * blockDim.y;
      if (x < width && y < height) out[y * width + x] += in[y * width + x];
    }
  }
}

void run(int *out, const int *in, int width, int height, int side) {
  const dim3 block = dim3(side, side);
  const dim3 block2 = dim3(block.x, (block.y + 2) / 3);
  add<<<dim3(width / side + 1, height / side + 1), dim3((block2.x + 1) / 2, block2.y)>>>(block2, block, out, in, width, height);
}
