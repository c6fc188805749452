// SPDX-License-Identifier: Apache-2.0
// expect: race s[y][x] and s[ty + dy][tx + dx]
// A tile with a border of one cell, used before it is filled.
__global__ void blur(float *out, const float *in, int pitch) {
  __shared__ float s[18][18];
  int tx = threadIdx.x, ty = threadIdx.y;
  for (int y = ty; y < 18; y += 16)
    for (int x = tx; x < 18; x += 16)
      s[y][x] = in[(blockIdx.y * 16 + y) * pitch + blockIdx.x * 16 + x];
  float sum = 0;
  for (int dy = 0; dy < 3; ++dy)
    for (int dx = 0; dx < 3; ++dx)
      sum += s[ty + dy][tx + dx];
  out[(blockIdx.y * 16 + ty) * 512 + blockIdx.x * 16 + tx] = sum;
}

void launch(float *out, const float *in, int pitch) {
  blur<<<dim3(32, 32), dim3(16, 16)>>>(out, in, pitch);
}
