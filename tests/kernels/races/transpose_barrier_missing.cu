// SPDX-License-Identifier: Apache-2.0
// expect: race tile[ty][tx] and tile[tx][ty]
// A tile is read by columns before its rows are there.
__global__ void transpose(float *out, const float *in) {
  __shared__ float tile[16][17];
  int tx = threadIdx.x, ty = threadIdx.y;
  int tileX = blockIdx.x * 16, tileY = blockIdx.y * 16;
  tile[ty][tx] = in[(tileY + ty) * 1024 + tileX + tx];
  out[(tileX + ty) * 512 + tileY + tx] = tile[tx][ty];
}

void launch(float *out, const float *in) {
  transpose<<<dim3(64, 32), dim3(16, 16)>>>(out, in);
}
