// SPDX-License-Identifier: Apache-2.0
// expect: divergent 11
// expect: divergent 14
// launch: none: two halves of a block wait at two barriers
// Two halves of the block take two branches, each with a barrier of its own.
__global__ void halves(float *out, const float *a, const float *b) {
  __shared__ float s[128];
  int t = threadIdx.x;
  if (t < 64) {
    s[t] = a[t];
    __syncthreads();
  } else {
    s[t] = b[t - 64];
    __syncthreads();
  }
  out[t] = s[127 - t];
}

void launch(float *out, const float *a, const float *b) {
  halves<<<1, 128>>>(out, a, b);
}
