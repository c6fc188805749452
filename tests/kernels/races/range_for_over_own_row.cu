// SPDX-License-Identifier: Apache-2.0
// expect: free
__global__ void fillOwnRow(float *out) {
  __shared__ float rows[64][4];
  for (float &value : rows[threadIdx.x]) value = threadIdx.x;
  __syncthreads();
  out[threadIdx.x] = rows[threadIdx.x ^ 1][0];
}

void launch(float *out) {
  fillOwnRow<<<1, 64>>>(out);
}
