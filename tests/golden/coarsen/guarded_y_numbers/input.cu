// plan: coarsen y 3 guarded; coarsen x 2 guarded
__global__ void add(int *out, const int *in, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) out[y * width + x] += in[y * width + x];
}

void run(int *out, const int *in, int width, int height, int side) {
  add<<<dim3(width / side + 1, height / side + 1), dim3(side, side)>>>(out, in, width, height);
}
