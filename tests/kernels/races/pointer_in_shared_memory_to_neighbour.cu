// SPDX-License-Identifier: Apache-2.0
// expect: race row[threadIdx.x] and row[threadIdx.x + 1]
// launch: none: memory that holds pointers is an argument
// Two uses of the row whose begin is in shared memory are uses of one row.
__global__ void shiftRows(float *const *rows) {
  __shared__ float *row;
  if (threadIdx.x == 0) row = rows[blockIdx.x];
  __syncthreads();
  row[threadIdx.x] = row[threadIdx.x + 1];
}

void launch(float *const *rows) {
  shiftRows<<<16, 128>>>(rows);
}
