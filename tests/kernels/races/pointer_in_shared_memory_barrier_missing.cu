// SPDX-License-Identifier: Apache-2.0
// expect: race row
// launch: none: memory that holds pointers is an argument
// As pointer_in_shared_memory.cu, but nobody waits for the thread that looks the row up.
__global__ void clearRows(float *const *rows, int n) {
  __shared__ float *row;
  if (threadIdx.x == 0) row = rows[blockIdx.x];
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    row[i] = 0.0f;
}

void launch(float *const *rows, int n) {
  clearRows<<<16, 128>>>(rows, n);
}
