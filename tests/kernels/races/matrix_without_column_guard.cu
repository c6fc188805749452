// SPDX-License-Identifier: Apache-2.0
// expect: free
// expect: assumes A row's end is not passed
// Columns beyond n would lie in the next row; the launch has none if n is 512 or more.
__global__ void scale(float *a, float by, int n) {
  int col = blockIdx.x * 32 + threadIdx.x;
  int row = blockIdx.y * 8 + threadIdx.y;
  a[row * n + col] *= by;
}

void launch(float *a, float by, int n) {
  scale<<<dim3(16, 64), dim3(32, 8)>>>(a, by, n);
}
