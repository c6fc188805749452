// SPDX-License-Identifier: Apache-2.0
// expect: possible rows[r * pitch + threadIdx.x] and rows[(r + 1) * pitch - 1 - threadIdx.x]
// expect: possible rows[(r + 1) * pitch - 1 - threadIdx.x]
// A row is filled from both ends: threads meet in its middle unless it has twice as many columns as the block threads.
__global__ void fillFromBothEnds(int *rows, int pitch) {
  for (int r = 0; r < 3; ++r) {
    rows[r * pitch + threadIdx.x] = threadIdx.x;
    rows[(r + 1) * pitch - 1 - threadIdx.x] = 2 * threadIdx.x;
  }
}

void launch(int *rows) {
  fillFromBothEnds<<<1, 64>>>(rows, 100);
}
