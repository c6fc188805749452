// SPDX-License-Identifier: Apache-2.0
// expect: race s[t + 1] and s[t]
// expect: race s[t + 1] and s[t + 2]
// expect: race s[0] and s[t]
// expect: race s[257] and s[t + 2]
// The window without its barrier: every cell of the tile may be read before it is filled.
__global__ void window(int *out, const int *in, int n) {
  __shared__ int s[258];
  int t = threadIdx.x;
  int i = blockIdx.x * 256 + t;
  s[t + 1] = in[i];
  if (t == 1) s[0] = in[n];
  if (t == 254) s[257] = in[n + 1];
  out[i] = s[t] + s[t + 1] + s[t + 2];
}

void launch(int *out, const int *in, int n) {
  window<<<40, 256>>>(out, in, n);
}
