// SPDX-License-Identifier: Apache-2.0
// expect: race s + 4 * t and s[(4 * t + 5) % 256]
// A fill is a write of all its bytes.
__global__ void clearAndRead(float *out) {
  __shared__ float s[256];
  int t = threadIdx.x;
  s[4 * t + 1] = 1.0f;
  __syncthreads();
  memset(s + 4 * t, 0, 16);
  out[t] = s[(4 * t + 5) % 256];
}

void launch(float *out) {
  clearAndRead<<<1, 64>>>(out);
}
