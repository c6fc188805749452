// SPDX-License-Identifier: Apache-2.0
// expect: free
// expect: assumes leads to memory of its own
// launch: none: memory that holds pointers is an argument
// Each row is memory of its own: what the block does to one of them, another block and another round do to another one.
__global__ void scaleRows(float *const *rows, int rounds, float factor) {
  for (int k = 0; k < rounds; ++k)
    rows[blockIdx.x * rounds + k][(threadIdx.x + k) % 128] *= factor;
}

void launch(float *const *rows, int rounds, float factor) {
  scaleRows<<<16, 128>>>(rows, rounds, factor);
}
