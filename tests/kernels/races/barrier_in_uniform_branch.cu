// SPDX-License-Identifier: Apache-2.0
// expect: free
// All threads of a block take the same branch: the condition is a parameter and the block's number.
__global__ void reverse(int *out, const int *in, int flip) {
  __shared__ int s[64];
  int t = threadIdx.x;
  int i = blockIdx.x * 64 + t;
  if (flip != 0 && blockIdx.x % 2 == 0) {
    s[t] = in[i];
    __syncthreads();
    out[i] = s[63 - t];
  } else {
    out[i] = in[i];
  }
}

void launch(int *out, const int *in, int flip) {
  reverse<<<32, 64>>>(out, in, flip);
}
