// SPDX-License-Identifier: Apache-2.0
// expect: free
// Whole blocks return: what they ask is the same for each of their threads.
__global__ void smooth(float *out, const float *in, int tiles) {
  __shared__ float s[256];
  int t = threadIdx.x;
  if (blockIdx.x >= tiles) return;
  int i = blockIdx.x * 256 + t;
  s[t] = in[i];
  __syncthreads();
  float left = t > 0 ? s[t - 1] : s[t];
  out[i] = 0.5f * (left + s[t]);
}

void launch(float *out, const float *in, int tiles) {
  smooth<<<1024, 256>>>(out, in, tiles);
}
