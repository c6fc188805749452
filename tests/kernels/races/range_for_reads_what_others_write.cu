// SPDX-License-Identifier: Apache-2.0
// expect: race tile[threadIdx.x] and value
// A range-based loop reads every element of the tile, and no barrier stands before it.
__global__ void sumOfTile(const float *in, float *out) {
  __shared__ float tile[64];
  tile[threadIdx.x] = in[threadIdx.x];
  float sum = 0;
  for (float value : tile) sum += value;
  out[threadIdx.x] = sum;
}

void launch(const float *in, float *out) {
  sumOfTile<<<1, 64>>>(in, out);
}
