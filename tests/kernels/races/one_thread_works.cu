// SPDX-License-Identifier: Apache-2.0
// expect: free
// A single thread writes and reads what it likes; the others wait.
__global__ void firstSums(int *out, const int *in) {
  __shared__ int s[65];
  int t = threadIdx.x;
  if (t == 0) {
    s[0] = 0;
    for (int i = 0; i < 64; ++i)
      s[i + 1] = s[i] + in[i];
  }
  __syncthreads();
  out[t] = s[t + 1];
}

void launch(int *out, const int *in) {
  firstSums<<<1, 64>>>(out, in);
}
