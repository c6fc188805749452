// SPDX-License-Identifier: Apache-2.0
// expect: free
// expect: race out[threadIdx.x] between blocks
// All blocks store to the first 64 elements.
__global__ void squares(float *out, const float *in) {
  float v = in[blockIdx.x * 64 + threadIdx.x];
  out[threadIdx.x] = v * v;
}

void launch(float *out, const float *in) {
  squares<<<16, 64>>>(out, in);
}
