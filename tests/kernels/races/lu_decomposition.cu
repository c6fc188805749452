// SPDX-License-Identifier: Apache-2.0
// expect: free
// A diagonal tile of an LU decomposition: a round uses the row that the round before has finished.
__global__ void decompose(float *a, int pitch) {
  __shared__ float s[16][16];
  int t = threadIdx.x;
  for (int i = 0; i < 16; ++i)
    s[i][t] = a[i * pitch + t];
  __syncthreads();
  for (int i = 0; i < 15; ++i) {
    if (t > i) {
      for (int j = 0; j < i; ++j)
        s[t][i] -= s[t][j] * s[j][i];
      s[t][i] /= s[i][i];
    }
    __syncthreads();
    if (t > i) {
      for (int j = 0; j <= i; ++j)
        s[i + 1][t] -= s[i + 1][j] * s[j][t];
    }
    __syncthreads();
  }
  for (int i = 1; i < 16; ++i)
    a[i * 16 + t] = s[i][t];
}

void launch(float *a, int pitch) {
  decompose<<<1, 16>>>(a, pitch);
}
