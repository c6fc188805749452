// SPDX-License-Identifier: Apache-2.0
// expect: race s[t] and s[t - 1]
// The upper half begins one element too early: thread 64 stores where thread 63 does.
__global__ void split(float *out, const float *a, const float *b) {
  __shared__ float s[128];
  int t = threadIdx.x;
  if (t < 64)
    s[t] = a[t];
  else
    s[t - 1] = b[t - 64];
  __syncthreads();
  out[t] = s[t];
}

void launch(float *out, const float *a, const float *b) {
  split<<<1, 128>>>(out, a, b);
}
