// SPDX-License-Identifier: Apache-2.0
// expect: race s[(m + 1) % 2][t] and s[m % 2][63 - t]
// The barrier stands before the reads: in the next round they may still go on while their tile is filled.
__global__ void mirrorTiles(float *out, const float *in, int tiles) {
  __shared__ float s[2][64];
  int t = threadIdx.x;
  s[0][t] = in[t];
  for (int m = 0; m < tiles; ++m) {
    s[(m + 1) % 2][t] = in[(m + 1) * 64 + t];
    __syncthreads();
    out[m * 64 + t] = s[m % 2][63 - t];
  }
}

void launch(float *out, const float *in, int tiles) {
  mirrorTiles<<<1, 64>>>(out, in, tiles);
}
