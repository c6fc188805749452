// SPDX-License-Identifier: Apache-2.0
// expect: race s[t] and s[63 - t]
// One tile: the next round fills it while slow threads read.
__global__ void mirrorTiles(float *out, const float *in, int tiles) {
  __shared__ float s[64];
  int t = threadIdx.x;
  for (int m = 0; m < tiles; ++m) {
    s[t] = in[m * 64 + t];
    __syncthreads();
    out[m * 64 + t] = s[63 - t];
  }
}

void launch(float *out, const float *in, int tiles) {
  mirrorTiles<<<1, 64>>>(out, in, tiles);
}
