// SPDX-License-Identifier: Apache-2.0
// expect: race y[i] and y[i + 1]
// expect: race y[i] and y[i + 1] between blocks
// The neighbour's element belongs to another thread.
__global__ void differences(float *y, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n - 1; i += gridDim.x * blockDim.x)
    y[i] = y[i + 1] - y[i];
}

void launch(float *y, int n) {
  differences<<<80, 256>>>(y, n);
}
