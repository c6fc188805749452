// SPDX-License-Identifier: Apache-2.0
// expect: possible a[row * n + col]
// Columns beyond n lie in the next row; whether there are any depends on n.
__global__ void scale(float *a, float by, int n) {
  int col = blockIdx.x * 32 + threadIdx.x;
  int row = blockIdx.y * 8 + threadIdx.y;
  a[row * n + col] *= by;
}

void launch(float *a, float by, int n) {
  scale<<<dim3(16, 64), dim3(32, 8)>>>(a, by, n);
}
