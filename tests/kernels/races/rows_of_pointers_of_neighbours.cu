// SPDX-License-Identifier: Apache-2.0
// expect: possible rows[threadIdx.x][0] and rows[threadIdx.x + 1][0]
// expect: possible rows[threadIdx.x][0]
// launch: none: no launch form holds pointers in memory
__global__ void takeNext(int **rows, int *out) {
  rows[threadIdx.x][0] = threadIdx.x;
  out[threadIdx.x] = rows[threadIdx.x + 1][0];
}

void launch(int **rows, int *out) {
  takeNext<<<1, 64>>>(rows, out);
}
