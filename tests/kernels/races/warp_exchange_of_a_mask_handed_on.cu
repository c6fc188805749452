// SPDX-License-Identifier: Apache-2.0
// expect: free
// All lanes name the same mask: a constant that a function is handed.
__device__ int fromNeighbour(int *s, int value, unsigned mask) {
  s[threadIdx.x] = value;
  __syncwarp(mask);
  return s[threadIdx.x ^ 1];
}

__global__ void exchangePairs(const int *in, int *out) {
  __shared__ int s[64];
  unsigned all = 0xffffffff;
  out[threadIdx.x] = fromNeighbour(s, in[threadIdx.x], all);
}

void launch(const int *in, int *out) {
  exchangePairs<<<1, 64>>>(in, out);
}
