// SPDX-License-Identifier: Apache-2.0
// expect: possible s[t + 8 * i]
// expect: possible out[t + 8 * i]
// launch: {"block": [8, 4], "grid": [1]}
// Eight threads are meant to share a square of 64 elements. That the block is so narrow only the caller knows.
__global__ void squares(float *out, const float *in) {
  __shared__ float s[1024];
  int t = threadIdx.y * 64 + threadIdx.x;
  for (int i = 0; i < 8; ++i)
    s[t + 8 * i] = in[t + 8 * i];
  for (int i = 0; i < 8; ++i)
    s[t + 8 * i] *= 2;
  for (int i = 0; i < 8; ++i)
    out[t + 8 * i] = s[t + 8 * i];
}

void launch(float *out, const float *in, dim3 block) {
  squares<<<1, block>>>(out, in);
}
