// SPDX-License-Identifier: Apache-2.0
// expect: free
// A tile is stored by rows and read by columns; the padding keeps columns in different banks.
__global__ void transpose(float *out, const float *in, int w, int h) {
  __shared__ float tile[32][33];
  int tx = threadIdx.x, ty = threadIdx.y;
  int x = blockIdx.x * 32 + tx;
  int y = blockIdx.y * 32 + ty;
  for (int j = 0; j < 32; j += 8)
    if (x < w && y + j < h) tile[ty + j][tx] = in[(y + j) * w + x];
  __syncthreads();
  x = blockIdx.y * 32 + tx;
  y = blockIdx.x * 32 + ty;
  for (int j = 0; j < 32; j += 8)
    if (x < h && y + j < w) out[(y + j) * h + x] = tile[tx][ty + j];
}

void launch(float *out, const float *in, int w, int h) {
  transpose<<<dim3((w + 31) / 32, (h + 31) / 32), dim3(32, 8)>>>(out, in, w, h);
}
