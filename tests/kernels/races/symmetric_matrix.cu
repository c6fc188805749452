// SPDX-License-Identifier: Apache-2.0
// expect: free
// expect: assumes A row's end is not passed
#define M 2048

// Each thread stores one row right of the diagonal, and the same below it.
__global__ void covariance(float *symmat, const float *data, int m) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < m)
    for (int j = i; j < m; ++j) {
      symmat[i * M + j] = data[j] * data[i];
      symmat[j * M + i] = symmat[i * M + j];
    }
}

void launch(float *symmat, const float *data, int m) {
  covariance<<<(m + 255) / 256, 256>>>(symmat, data, m);
}
