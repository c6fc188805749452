// SPDX-License-Identifier: Apache-2.0
// expect: race keys[t] and values[t]
// The offset counts bytes, but should leave room for 128 ints: the arrays overlap.
__global__ void swapPairs(int *out, const int *in) {
  extern __shared__ unsigned char buffer[];
  int *keys = reinterpret_cast<int *>(buffer);
  int *values = reinterpret_cast<int *>(buffer + 128);
  int t = threadIdx.x;
  keys[t] = in[t];
  values[t] = in[t + 128];
  __syncthreads();
  out[t] = values[t];
  out[t + 128] = keys[t];
}

void launch(int *out, const int *in) {
  swapPairs<<<1, 128, 256 * sizeof(int)>>>(out, in);
}
