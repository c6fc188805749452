// SPDX-License-Identifier: Apache-2.0
// expect: race s[t]
// The rows of the block are 32 long, not 16: they overlap.
__global__ void copyThroughTile(float *out, const float *in) {
  __shared__ float s[256];
  int t = threadIdx.y * 16 + threadIdx.x;
  int i = threadIdx.y * 32 + threadIdx.x;
  s[t] = in[i];
  __syncthreads();
  out[i] = s[t];
}

void launch(float *out, const float *in) {
  copyThroughTile<<<1, dim3(32, 8)>>>(out, in);
}
