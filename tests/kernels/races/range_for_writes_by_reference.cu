// SPDX-License-Identifier: Apache-2.0
// expect: race value
// Two threads fill one row.
__global__ void fillRows(float *out) {
  __shared__ float rows[32][4];
  for (float &value : rows[threadIdx.x / 2]) value = threadIdx.x;
  __syncthreads();
  out[threadIdx.x] = rows[threadIdx.x / 2][0];
}

void launch(float *out) {
  fillRows<<<1, 64>>>(out);
}
