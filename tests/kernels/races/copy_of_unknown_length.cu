// SPDX-License-Identifier: Apache-2.0
// expect: possible s + 4 * t
// expect: possible s + 4 * t and s[4 * t + 3]
// How many bytes each thread copies, the caller decides.
__global__ void copyBytes(float *out, const float *in, int bytes) {
  __shared__ float s[256];
  int t = threadIdx.x;
  memcpy(s + 4 * t, in + 4 * t, bytes);
  out[t] = s[4 * t + 3];
}

void launch(float *out, const float *in, int bytes) {
  copyBytes<<<1, 64>>>(out, in, bytes);
}
