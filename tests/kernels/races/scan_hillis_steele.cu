// SPDX-License-Identifier: Apache-2.0
// expect: free
// Every round reads, waits, stores, waits.
__global__ void scan(int *out, const int *in) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  for (int d = 1; d < 128; d *= 2) {
    int v = t >= d ? s[t - d] : 0;
    __syncthreads();
    s[t] += v;
    __syncthreads();
  }
  out[t] = s[t];
}

void launch(int *out, const int *in) {
  scan<<<1, 128>>>(out, in);
}
