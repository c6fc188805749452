// SPDX-License-Identifier: Apache-2.0
// expect: free
// Each element belongs to one thread of the grid.
__global__ void saxpy(float *y, const float *x, float a, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    y[i] = a * x[i] + y[i];
}

void launch(float *y, const float *x, float a, int n) {
  saxpy<<<80, 256>>>(y, x, a, n);
}
