// SPDX-License-Identifier: Apache-2.0
// expect: race b[t] and a[127 - t]
// The buffer is used again for something else while the first array is still being read.
__global__ void twice(float *out, const float *in) {
  extern __shared__ float buffer[];
  float *a = buffer;
  float *b = buffer;
  int t = threadIdx.x;
  a[t] = in[t];
  __syncthreads();
  float v = a[127 - t];
  b[t] = v * v;
  __syncthreads();
  out[t] = b[(t + 1) % 128];
}

void launch(float *out, const float *in) {
  twice<<<1, 128, 128 * sizeof(float)>>>(out, in);
}
