// SPDX-License-Identifier: Apache-2.0
// expect: free
// The tile in turn is kept in a variable that changes between 0 and 1.
__global__ void mirrorTiles(float *out, const float *in, int tiles) {
  __shared__ float s[2][64];
  int t = threadIdx.x;
  int turn = 0;
  for (int m = 0; m < tiles; ++m) {
    s[turn][t] = in[m * 64 + t];
    __syncthreads();
    out[m * 64 + t] = s[turn][63 - t];
    turn = 1 - turn;
  }
}

void launch(float *out, const float *in, int tiles) {
  mirrorTiles<<<1, 64>>>(out, in, tiles);
}
