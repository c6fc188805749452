// SPDX-License-Identifier: Apache-2.0
// expect: possible tile[ty + 1][tx] and tile[ty][tx]
// launch: {"block": [32, 8], "grid": [1, 8]}
// Rows are read that another thread may still be writing, if the block has more than one row.
__global__ void differences(float *out, const float *in, int w) {
  __shared__ float tile[33][32];
  int tx = threadIdx.x, ty = threadIdx.y;
  tile[ty + 1][tx] = in[(blockIdx.y * blockDim.y + ty) * w + tx];
  out[(blockIdx.y * blockDim.y + ty) * w + tx] = tile[ty][tx];
}

void launch(float *out, const float *in, int w, int h, dim3 block) {
  differences<<<dim3(1, h / block.y), block>>>(out, in, w);
}
