// SPDX-License-Identifier: Apache-2.0
// expect: free
// A pointer goes down a column of the tile.
__global__ void columns(float *out, const float *in) {
  __shared__ float tile[16][64];
  float *p = &tile[0][threadIdx.x];
  const float *from = in + threadIdx.x;
  for (int r = 0; r < 16; ++r) {
    *p = *from;
    p += 64;
    from += 64;
  }
  float sum = 0;
  for (p = &tile[0][threadIdx.x]; p < &tile[0][0] + 16 * 64; p += 64)
    sum += *p;
  out[threadIdx.x] = sum;
}

void launch(float *out, const float *in) {
  columns<<<1, 64>>>(out, in);
}
