// SPDX-License-Identifier: Apache-2.0
// expect: race a[i] and a[i - 1]
// expect: race a[i] and a[i + 1]
// expect: race a[i] and a[i - 1] between blocks
// expect: race a[i] and a[i + 1] between blocks
// Neighbours are read while they are overwritten.
__global__ void relax(float *a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1) a[i] = 0.25f * a[i - 1] + 0.5f * a[i] + 0.25f * a[i + 1];
}

void launch(float *a, int n) {
  relax<<<(n + 127) / 128, 128>>>(a, n);
}
