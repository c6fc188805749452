// SPDX-License-Identifier: Apache-2.0
// expect: divergent 9
// expect: divergent 11
// The last round of the loop is not reached by all threads unless 128 divides n.
__global__ void prefixOfTiles(float *out, const float *in, int n) {
  __shared__ float s[128];
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    s[threadIdx.x] = in[i];
    __syncthreads();
    out[i] = s[0] + s[threadIdx.x];
    __syncthreads();
  }
}

void launch(float *out, const float *in, int n) {
  prefixOfTiles<<<1, 128>>>(out, in, n);
}
