// SPDX-License-Identifier: Apache-2.0
// expect: race plane[y][x]
// The third axis of the block is missing in the subscript.
__global__ void flatten(float *out, const float *in) {
  __shared__ float plane[4][8];
  int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z;
  plane[y][x] = in[(z * 4 + y) * 8 + x];
  __syncthreads();
  if (z == 0) out[y * 8 + x] = plane[y][x];
}

void launch(float *out, const float *in) {
  flatten<<<1, dim3(8, 4, 4)>>>(out, in);
}
