// SPDX-License-Identifier: Apache-2.0
// expect: free
// A brick of 8 x 4 x 4, turned round.
__global__ void turn(float *out, const float *in) {
  __shared__ float brick[4][4][8];
  int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z;
  brick[z][y][x] = in[blockIdx.x * 128 + (z * 4 + y) * 8 + x];
  __syncthreads();
  out[blockIdx.x * 128 + (z * 4 + y) * 8 + x] = brick[y][z][7 - x];
}

void launch(float *out, const float *in) {
  turn<<<50, dim3(8, 4, 4)>>>(out, in);
}
