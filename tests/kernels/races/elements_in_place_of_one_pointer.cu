// SPDX-License-Identifier: Apache-2.0
// expect: free
// The launch passes one array for both: each thread reads the element that it writes.
__global__ void scale(float *out, const float *in, float factor, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = factor * in[i];
}

void launch(float *data, float factor, int n) {
  scale<<<(n + 127) / 128, 128>>>(data, data, factor, n);
}
