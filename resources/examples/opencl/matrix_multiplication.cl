// SPDX-License-Identifier: Apache-2.0
//
// The product of two matrices, tile by tile in local memory: the kernel of matrix_multiplication.cu in OpenCL C. Coarsening
// along y by 4 lets a work-item reuse each element of B's tile.
#define TILE 16

__kernel void matrixMultiply(__global float *C,       // n x n, row by row
                             __global const float *A, // n x n
                             __global const float *B, // n x n
                             int n)                   // a multiple of TILE
{
  __local float As[TILE][TILE];
  __local float Bs[TILE][TILE];

  int tx = get_local_id(0);
  int ty = get_local_id(1);
  int row = get_group_id(1) * TILE + ty;
  int col = get_group_id(0) * TILE + tx;

  float sum = 0.0f;
  for (int m = 0; m < n / TILE; ++m) {
    As[ty][tx] = A[row * n + (m * TILE + tx)];
    Bs[ty][tx] = B[(m * TILE + ty) * n + col];
    barrier(CLK_LOCAL_MEM_FENCE);

    for (int k = 0; k < TILE; ++k)
      sum += As[ty][k] * Bs[k][tx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  C[row * n + col] = sum;
}
