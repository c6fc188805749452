// SPDX-License-Identifier: Apache-2.0
// expect: possible s[8 * i + t]
// expect: race s[8 * i + t] and s[8 * t + i]
// launch: {"block": [64], "grid": [9]}
// Blocks of eight threads would be right. Those of several warps are not, however many they are.
__global__ void rows(float *out, const float *in) {
  __shared__ float s[1088];
  int t = threadIdx.x;
  for (int i = 0; i < 8; ++i)
    s[8 * i + t] = in[8 * i + t];
  __syncwarp();
  for (int i = 0; i < 8; ++i)
    out[64 * blockIdx.x + 8 * t + i] = s[8 * t + i];
}

void launch(float *out, const float *in, int threads) {
  rows<<<9, threads>>>(out, in);
}
