// SPDX-License-Identifier: Apache-2.0
// expect: free
// launch: {"block": [96, 2], "grid": [24, 4]}
// Rows of 2304 elements, two a block, 24 blocks of 96 elements in each. The launch is not here: with its block and grid no
// two blocks meet, with others some would, and the kernel alone does not tell.
__global__ void update(float *sums) {
  int row = 2 * blockIdx.y + threadIdx.y;
  int column = 96 * blockIdx.x + threadIdx.x;
  sums[2304 * row + column] += 1.0f;
}
