// SPDX-License-Identifier: Apache-2.0
// expect: free
// Tiles are filled, used, and only then filled again.
__global__ void multiply(float *C, const float *A, const float *B, int n) {
  __shared__ float As[16][16];
  __shared__ float Bs[16][16];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * 16 + ty;
  int col = blockIdx.x * 16 + tx;
  float sum = 0;
  for (int m = 0; m < n / 16; ++m) {
    As[ty][tx] = A[row * n + m * 16 + tx];
    Bs[ty][tx] = B[(m * 16 + ty) * n + col];
    __syncthreads();
    for (int k = 0; k < 16; ++k)
      sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  if (row < n && col < n) C[row * n + col] = sum;
}

void launch(float *C, const float *A, const float *B, int n) {
  multiply<<<dim3(n / 16, n / 16), dim3(16, 16)>>>(C, A, B, n);
}
