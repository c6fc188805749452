// SPDX-License-Identifier: Apache-2.0
// expect: possible rows[threadIdx.y * 1024 + threadIdx.x] and rows[threadIdx.y * 1024 + 1023 - threadIdx.x]
// launch: {"block": [64, 2], "grid": [1]}
// The block may be as wide as the rows.
__global__ void fillFromBothEnds(int *rows) {
  rows[threadIdx.y * 1024 + threadIdx.x] = threadIdx.x;
  rows[threadIdx.y * 1024 + 1023 - threadIdx.x] = 2 * threadIdx.x;
}

void launch(int *rows, dim3 block) {
  fillFromBothEnds<<<1, block>>>(rows);
}
