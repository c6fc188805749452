// SPDX-License-Identifier: Apache-2.0
// expect: possible s[threadIdx.x] and s[threadIdx.x ^ 8]
// Eight lanes meet at a time, and a lane reads what another eight have written: only the masks tell.
__global__ void exchangeOctets(const int *in, int *out) {
  __shared__ int s[64];
  s[threadIdx.x] = in[threadIdx.x];
  __syncwarp(0xffu << (threadIdx.x % 32 / 8 * 8));
  out[threadIdx.x] = s[threadIdx.x ^ 8];
}

void launch(const int *in, int *out) {
  exchangeOctets<<<1, 64>>>(in, out);
}
