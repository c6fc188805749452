// SPDX-License-Identifier: Apache-2.0
// expect: free
// expect: assumes A row's end is not passed: 32*bx + tx is at least 0 and below 1024.
#define NJ 1024

// The matrix is as wide as a constant says, and the guard's width is a parameter that nobody would make greater.
__global__ void multiply(float *c, const float *a, const float *b, int ni, int nj, int nk) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < ni && j < nj) {
    c[i * NJ + j] = 0;
    for (int k = 0; k < nk; ++k)
      c[i * NJ + j] += a[i * NJ + k] * b[k * NJ + j];
  }
}

void launch(float *c, const float *a, const float *b, int ni, int nj, int nk) {
  multiply<<<dim3((nj + 31) / 32, (ni + 7) / 8), dim3(32, 8)>>>(c, a, b, ni, nj, nk);
}
