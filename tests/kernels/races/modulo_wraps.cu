// SPDX-License-Identifier: Apache-2.0
// expect: race s[t] and s[(t + 1) % 64]
// The last thread reads the first element, the others the next one.
__global__ void rotate(int *out, const int *in) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = in[t];
  out[t] = s[(t + 1) % 64];
}

void launch(int *out, const int *in) {
  rotate<<<1, 64>>>(out, in);
}
