// SPDX-License-Identifier: Apache-2.0
// expect: race rows[blockIdx.x][threadIdx.x] and rows[blockIdx.x][threadIdx.x + 1]
// launch: none: memory that holds pointers is an argument
// The same entry of the table is the same row, however often it is loaded.
__global__ void shiftRows(float *const *rows) {
  rows[blockIdx.x][threadIdx.x] = rows[blockIdx.x][threadIdx.x + 1];
}

void launch(float *const *rows) {
  shiftRows<<<16, 128>>>(rows);
}
