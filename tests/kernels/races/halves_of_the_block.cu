// SPDX-License-Identifier: Apache-2.0
// expect: free
// The lower half fills the lower half of the array, the upper half the upper one.
__global__ void split(float *out, const float *a, const float *b) {
  __shared__ float s[128];
  int t = threadIdx.x;
  if (t < 64)
    s[t] = a[t];
  else
    s[t] = b[t - 64];
  __syncthreads();
  out[t] = t < 64 ? s[t + 64] : s[t - 64];
}

void launch(float *out, const float *a, const float *b) {
  split<<<1, 128>>>(out, a, b);
}
