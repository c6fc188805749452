// SPDX-License-Identifier: Apache-2.0
// expect: race s[to]
// Threads of the upper half fold onto the lower one.
__global__ void fold(int *out, const int *in) {
  __shared__ int s[32];
  int t = threadIdx.x;
  int to = t < 32 ? t : 63 - t;
  s[to] = in[t];
  __syncthreads();
  if (t < 32) out[t] = s[t];
}

void launch(int *out, const int *in) {
  fold<<<1, 64>>>(out, in);
}
