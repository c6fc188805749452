// SPDX-License-Identifier: Apache-2.0
// expect: race a[t] and b[t]
// The second array begins in the middle of the first.
__global__ void dot(float *out, const float *x, const float *y) {
  extern __shared__ float buffer[];
  float *a = buffer;
  float *b = buffer + 64;
  int t = threadIdx.x;
  a[t] = x[t];
  b[t] = y[t];
  __syncthreads();
  out[t] = a[t] * b[t];
}

void launch(float *out, const float *x, const float *y) {
  dot<<<1, 128, 192 * sizeof(float)>>>(out, x, y);
}
