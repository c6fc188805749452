// SPDX-License-Identifier: Apache-2.0
// expect: benign width
// All threads compute and store the same number.
__global__ void center(float *out, const float *in, int n) {
  __shared__ int width;
  int t = threadIdx.x;
  width = n / 2 + blockIdx.x;
  __syncthreads();
  out[blockIdx.x * 64 + t] = in[t] - width;
}

void launch(float *out, const float *in, int n) {
  center<<<8, 64>>>(out, in, n);
}
