// SPDX-License-Identifier: Apache-2.0
//
// The product of a matrix and a vector: the kernels of matrix_vector.cu in OpenCL C.
#define CHUNK 128 // elements of x at a time, and work-items of a work-group

__kernel void matrixVectorSimple(__global float *y, __global const float *A, // A: row by row
                                 __global const float *x, int rows, int cols) {
  int row = get_global_id(0);
  if (row < rows) {
    float sum = 0.0f;
    for (int j = 0; j < cols; ++j)
      sum += A[row * cols + j] * x[j];
    y[row] = sum;
  }
}

__kernel void matrixVector(__global float *y, __global const float *A, // A: row by row
                           __global const float *x, int rows, int cols) {
  __local float xs[CHUNK];
  int t = get_local_id(0);
  int row = get_group_id(0) * CHUNK + t;

  float sum = 0.0f;
  for (int first = 0; first < cols; first += CHUNK) {
    if (first + t < cols) xs[t] = x[first + t];
    barrier(CLK_LOCAL_MEM_FENCE);

    // Work-items past the last row have nothing to add, but must not leave: the
    // barrier waits for them, and their element of x is needed.
    if (row < rows) {
      int count = min(CHUNK, cols - first);
      for (int j = 0; j < count; ++j)
        sum += A[row * cols + first + j] * xs[j];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (row < rows) y[row] = sum;
}
