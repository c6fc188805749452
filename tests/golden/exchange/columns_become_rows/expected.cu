// plan: exchange x y
// Neighbours along x walk down a column.
__global__ void scale(float *out, const float *in, int w, int h) {
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  if (x < w && y < h) out[y * w + x] = 2.0f * in[y * w + x];
}

void launch(float *out, const float *in, int w, int h) {
  dim3 block(8, 32);
  scale<<<dim3((w + 31) / 32, (h + 7) / 8), dim3(block.y, block.x)>>>(out, in, w, h);
}
