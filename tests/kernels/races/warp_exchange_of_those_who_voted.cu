// SPDX-License-Identifier: Apache-2.0
// expect: possible s[threadIdx.x] and s[threadIdx.x ^ 1]
// Those who come to the barrier have voted for it, and meet there. Whether the neighbour is among them the data tell.
__global__ void exchangeAmongSome(const int *in, int *out) {
  __shared__ int s[64];
  s[threadIdx.x] = in[threadIdx.x];
  const unsigned voted = __ballot_sync(0xffffffff, in[threadIdx.x] > 0);
  if (in[threadIdx.x] > 0) {
    __syncwarp(voted);
    out[threadIdx.x] = s[threadIdx.x ^ 1];
  }
}

void launch(const int *in, int *out) {
  exchangeAmongSome<<<1, 64>>>(in, out);
}
