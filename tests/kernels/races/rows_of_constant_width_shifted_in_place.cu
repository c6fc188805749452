// SPDX-License-Identifier: Apache-2.0
// expect: race rows[blockIdx.y * 4096 + x - 1] and rows[blockIdx.y * 4096 + x]
// launch: {"block": [256], "grid": [16, 2]}
// Each thread overwrites what its neighbour reads, in the same row.
__global__ void shiftRight(int *rows) {
  int x = blockIdx.x * 256 + threadIdx.x;
  if (x > 0 && x < 4096) rows[blockIdx.y * 4096 + x] = rows[blockIdx.y * 4096 + x - 1];
}

void launch(int *rows, dim3 grid) {
  shiftRight<<<grid, 256>>>(rows);
}
