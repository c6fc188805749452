// SPDX-License-Identifier: Apache-2.0
// expect: free
// Two rows of sixteen threads make a warp: they may exchange after its barrier.
__global__ void swapRows(float *out, const float *in) {
  __shared__ float s[8][16];
  int x = threadIdx.x, y = threadIdx.y;
  s[y][x] = in[y * 16 + x];
  __syncwarp();
  int other = y % 2 == 0 ? y + 1 : y - 1;
  out[y * 16 + x] = s[other][x];
}

void launch(float *out, const float *in) {
  swapRows<<<1, dim3(16, 8)>>>(out, in);
}
