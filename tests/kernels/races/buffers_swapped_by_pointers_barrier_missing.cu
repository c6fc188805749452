// SPDX-License-Identifier: Apache-2.0
// expect: race src[(t + 1) % 64] and dst[t]
// Each round reads one buffer and writes the other one, and the rounds of two threads are not in step: both buffers
// race.
__global__ void shiftThrice(float *x) {
  __shared__ float a[64], b[64];
  float *src = a, *dst = b;
  int t = threadIdx.x;
  src[t] = x[t];
  __syncthreads();
  for (int k = 0; k < 3; ++k) {
    dst[t] = src[(t + 1) % 64];
    float *other = src;
    src = dst;
    dst = other;
  }
  x[t] = src[t];
}

void launch(float *x) {
  shiftThrice<<<1, 64>>>(x);
}
