// SPDX-License-Identifier: Apache-2.0
// expect: race *p
// Steps of 63 instead of 64 lead into the next thread's column.
__global__ void columns(float *out, const float *in) {
  __shared__ float tile[16 * 64];
  float *p = tile + threadIdx.x;
  for (int r = 0; r < 16; ++r) {
    *p = in[r * 64 + threadIdx.x];
    p += 63;
  }
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x];
}

void launch(float *out, const float *in) {
  columns<<<1, 64>>>(out, in);
}
