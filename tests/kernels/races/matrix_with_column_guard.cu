// SPDX-License-Identifier: Apache-2.0
// expect: free
// row * n + col tells elements apart because col is below n.
__global__ void scale(float *a, float by, int n) {
  int col = blockIdx.x * 32 + threadIdx.x;
  int row = blockIdx.y * 8 + threadIdx.y;
  if (row < n && col < n) a[row * n + col] *= by;
}

void launch(float *a, float by, int n) {
  scale<<<dim3((n + 31) / 32, (n + 7) / 8), dim3(32, 8)>>>(a, by, n);
}
