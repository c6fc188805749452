// SPDX-License-Identifier: Apache-2.0
// expect: possible a[y * (w - 1) + x]
// The last column of a row is the first one of the next.
__global__ void fill(int *a, int w, int h) {
  int x = threadIdx.x, y = threadIdx.y;
  if (x < w && y < h) a[y * (w - 1) + x] = y;
}

void launch(int *a) {
  fill<<<1, dim3(16, 4)>>>(a, 16, 4);
}
