// SPDX-License-Identifier: Apache-2.0
//
// The matrix-vector product as a person would write it for speed: a warp for each row, whose lanes read the row side by
// side, and a sum over the warp with shuffles. The order of the additions is another than in the example.

// Launch with blocks of 256 threads, a block for every 8 rows.
__global__ void matrixVector(float *y, const float *A, const float *x, int rows, int cols) {
  int row = blockIdx.x * 8 + threadIdx.x / 32;
  if (row >= rows) return;
  const float *line = A + static_cast<long long>(row) * cols;
  float sum = 0.0f;
  for (int j = threadIdx.x % 32; j < cols; j += 32)
    sum += line[j] * __ldg(x + j);
  for (int distance = 16; distance > 0; distance /= 2)
    sum += __shfl_down_sync(0xffffffff, sum, distance);
  if (threadIdx.x % 32 == 0) y[row] = sum;
}
