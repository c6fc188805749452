// SPDX-License-Identifier: Apache-2.0
// expect: free
// launch: none: memory that holds pointers is an argument
// Where the block's row begins is in shared memory, of each block its own; one thread looks it up for all.
__global__ void clearRows(float *const *rows, int n) {
  __shared__ float *row;
  if (threadIdx.x == 0) row = rows[blockIdx.x];
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    row[i] = 0.0f;
}

void launch(float *const *rows, int n) {
  clearRows<<<16, 128>>>(rows, n);
}
