// SPDX-License-Identifier: Apache-2.0
// expect: free
// The next tile is fetched while this one is used; a barrier stands between the rounds.
__global__ void mirrorTiles(float *out, const float *in, int tiles) {
  __shared__ float s[2][64];
  int t = threadIdx.x;
  s[0][t] = in[t];
  __syncthreads();
  for (int m = 0; m < tiles; ++m) {
    if (m + 1 < tiles) s[(m + 1) % 2][t] = in[(m + 1) * 64 + t];
    out[m * 64 + t] = s[m % 2][63 - t];
    __syncthreads();
  }
}

void launch(float *out, const float *in, int tiles) {
  mirrorTiles<<<1, 64>>>(out, in, tiles);
}
