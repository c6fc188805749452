// SPDX-License-Identifier: Apache-2.0
// expect: race a[row * 24 + col]
// expect: race a[row * 24 + col] between blocks
// Rows are 24 apart and blocks 32 wide: the end of a row is the begin of the next.
__global__ void scale(float *a, float by) {
  int col = blockIdx.x * 32 + threadIdx.x;
  int row = blockIdx.y * 8 + threadIdx.y;
  a[row * 24 + col] *= by;
}

void launch(float *a, float by) {
  scale<<<dim3(1, 64), dim3(32, 8)>>>(a, by);
}
