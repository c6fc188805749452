// SPDX-License-Identifier: Apache-2.0
// expect: possible rows[threadIdx.y * 1024 + threadIdx.x - 1] and rows[threadIdx.y * 1024 + threadIdx.x]
// launch: {"block": [64, 2], "grid": [1]}
// The block is not known: one of a single thread in a row would not race.
__global__ void shiftRight(int *rows) {
  if (threadIdx.x > 0)
    rows[threadIdx.y * 1024 + threadIdx.x] = rows[threadIdx.y * 1024 + threadIdx.x - 1];
}

void launch(int *rows, dim3 block) {
  shiftRight<<<1, block>>>(rows);
}
