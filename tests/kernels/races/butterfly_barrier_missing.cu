// SPDX-License-Identifier: Apache-2.0
// expect: race s[t] and s[t ^ 1]
// Partners exchange without waiting for each other.
__global__ void exchange(int *out, const int *in) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = in[t];
  out[t] = s[t ^ 1];
}

void launch(int *out, const int *in) {
  exchange<<<1, 64>>>(out, in);
}
