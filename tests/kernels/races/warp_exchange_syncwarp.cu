// SPDX-License-Identifier: Apache-2.0
// expect: free
// Lanes of one warp exchange; the warp's barrier is enough for them.
__global__ void rotateInWarp(int *out, const int *in) {
  __shared__ int s[128];
  int t = threadIdx.x;
  int warp = t / 32, lane = t % 32;
  s[t] = in[t];
  __syncwarp();
  out[t] = s[warp * 32 + (lane + 1) % 32];
}

void launch(int *out, const int *in) {
  rotateInWarp<<<1, 128>>>(out, in);
}
