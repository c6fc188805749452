// plan: sink-guard k; stage A k 16; stage B k 16
// Any size will do.
__global__ void product(float *__restrict__ C, const float *A, const float *B, int m, int n, int p) {
  __shared__ float As[16][16];
  __shared__ float Bs[16][16];
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  // One element of C.
  float sum = 0.0f;

  for (int k0 = 0; k0 < n; k0 += 16) {
    if (row < m)
      for (int kk = k0 + threadIdx.x; kk < k0 + 16 && kk < n; kk += 16)
        As[threadIdx.y][kk - k0] = A[row * n + kk];
    if (col < p)
      for (int kk = k0 + threadIdx.y; kk < k0 + 16 && kk < n; kk += 16)
        Bs[kk - k0][threadIdx.x] = B[kk * p + col];
    __syncthreads();

    for (int k = k0; k < k0 + 16 && k < n; ++k) {
      if (row < m && col < p) {
        sum += As[threadIdx.y][k - k0] * Bs[k - k0][threadIdx.x];
      }
    }
    __syncthreads();
  }

  if (row < m && col < p) {
    // There it is.
    C[row * p + col] = sum;
  }
}

void run(float *C, const float *A, const float *B, int m, int n, int p) {
  dim3 block(16, 16);
  product<<<dim3((p + 15) / 16, (m + 15) / 16), block>>>(C, A, B, m, n, p);
}
