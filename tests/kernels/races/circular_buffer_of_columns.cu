// SPDX-License-Identifier: Apache-2.0
// expect: free
// Five rows in a ring: a column of the window is summed from the last five rows, each thread in its own column.
__global__ void runningSum(float *out, const float *in, int rows) {
  __shared__ float ring[5][128];
  int t = threadIdx.x;
  for (int r = 0; r < rows; ++r) {
    ring[r % 5][t] = in[r * 128 + t];
    float sum = 0;
    for (int k = 0; k < 5; ++k)
      sum += ring[k][t];
    out[r * 128 + t] = sum;
  }
}

void launch(float *out, const float *in, int rows) {
  runningSum<<<1, 128>>>(out, in, rows);
}
