// plan: exchange x y
// Neighbours along x walk down a column.
__global__ void scale(float *out, const float *in, int w, int h) {
  int y = blockIdx.x * blockDim.x + threadIdx.x;
  int x = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < w && y < h) out[y * w + x] = 2.0f * in[y * w + x];
}

void launch(float *out, const float *in, int w, int h) {
  dim3 block(8, 32);
  scale<<<dim3((h + 7) / 8, (w + 31) / 32), block>>>(out, in, w, h);
}
