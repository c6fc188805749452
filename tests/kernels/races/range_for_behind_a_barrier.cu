// SPDX-License-Identifier: Apache-2.0
// expect: free
__global__ void sumOfRows(const float *in, float *out) {
  __shared__ float tile[4][16];
  tile[threadIdx.x / 16][threadIdx.x % 16] = in[threadIdx.x];
  __syncthreads();
  float sum = 0;
  for (const auto &row : tile)
    for (const float value : row) sum += value;
  out[threadIdx.x] = sum;
}

void launch(const float *in, float *out) {
  sumOfRows<<<1, 64>>>(in, out);
}
