// SPDX-License-Identifier: Apache-2.0
// expect: race a[row * 256 + col] and a[col * 256 + row]
// expect: race a[row * 256 + col] and a[col * 256 + row] between blocks
// Both threads of a pair exchange it.
__global__ void transposeInPlace(float *a) {
  int col = blockIdx.x * 16 + threadIdx.x;
  int row = blockIdx.y * 16 + threadIdx.y;
  float upper = a[row * 256 + col];
  a[row * 256 + col] = a[col * 256 + row];
  a[col * 256 + row] = upper;
}

void launch(float *a) {
  transposeInPlace<<<dim3(16, 16), dim3(16, 16)>>>(a);
}
