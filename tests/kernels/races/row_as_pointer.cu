// SPDX-License-Identifier: Apache-2.0
// expect: possible all[t] and s[t % 2][0]
// launch: {"block": [32], "grid": [1]}
// A pointer to the first element goes through all rows: it is not held to one.
__global__ void viaPointer(float *out, const float *in) {
  __shared__ float s[2][32];
  int t = threadIdx.x;
  float *all = &s[0][0];
  all[t] = in[t];
  out[blockIdx.x * blockDim.x + t] = s[t % 2][0];
}

void launch(float *out, const float *in, int threads) {
  viaPointer<<<1, threads>>>(out, in);
}
