// SPDX-License-Identifier: Apache-2.0
// expect: possible s[t] and s[from[t] & 63]
// Whether a thread reads another one's element is in the data.
__global__ void gather(float *out, const float *in, const int *from) {
  __shared__ float s[64];
  int t = threadIdx.x;
  s[t] = in[t];
  out[t] = s[from[t] & 63];
}

void launch(float *out, const float *in, const int *from) {
  gather<<<1, 64>>>(out, in, from);
}
