// SPDX-License-Identifier: Apache-2.0
// expect: divergent 10
// Only the threads that have an element wait.
__global__ void shift(int *out, const int *in, int n) {
  __shared__ int s[256];
  int t = threadIdx.x;
  int i = blockIdx.x * blockDim.x + t;
  if (i < n) {
    s[t] = in[i];
    __syncthreads();
    out[i] = s[t > 0 ? t - 1 : 0];
  }
}

void launch(int *out, const int *in, int n) {
  shift<<<(n + 255) / 256, 256>>>(out, in, n);
}
