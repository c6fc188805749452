// SPDX-License-Identifier: Apache-2.0
// expect: possible a[t] and b[t]
// launch: {"arguments": {"split": 128}}
// Where the second array begins is a parameter: from 128 on the arrays are apart.
__global__ void dot(float *out, const float *x, const float *y, int split) {
  extern __shared__ float buffer[];
  float *a = buffer;
  float *b = buffer + split;
  int t = threadIdx.x;
  a[t] = x[t];
  b[t] = y[t];
  __syncthreads();
  out[t] = a[t] * b[t];
}

void launch(float *out, const float *x, const float *y, int split) {
  dot<<<1, 128, 2 * split * sizeof(float)>>>(out, x, y, split);
}
