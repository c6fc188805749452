// plan: coarsen x 2
__global__ void transpose(float *o, const float *in, int w, int h, int n) {
  int y = blockIdx.y * 16 + threadIdx.y;
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    int x = blockIdx.x * 16 + threadIdx.x + cx * 8;
    int ii = x + w * y, io = y + h * x;
    for (int r = 0; r < n; r++)
      for (int i = 0; i < 16; i += 16)
        o[io + i] = in[ii + i * w];
  }
}

void run(float *o, const float *in, int w, int h) {
  dim3 block(16, 16);
  transpose<<<dim3(w / 16, h / 16), dim3(block.x / 2, block.y)>>>(o, in, w, h, 1);
}
