// plan: stage A k 16; stage B k 16; prefetch k0
__global__ void product(float *C, const float *A, const float *B, int n) {
  __shared__ float As[16][16];
  __shared__ float Bs[16][16];
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;

  float sum = 0.0f;
  // One element of C.
  float As_next;
  float Bs_next;
  if (0 < n) {
    for (int kk = threadIdx.x; kk < 16 && kk < n; kk += 16)
      As_next = A[row * n + kk];
    for (int kk = threadIdx.y; kk < 16 && kk < n; kk += 16)
      Bs_next = B[kk * n + col];
  }
  for (int k0 = 0; k0 < n; k0 += 16) {
    for (int kk = k0 + threadIdx.x; kk < k0 + 16 && kk < n; kk += 16)
      As[threadIdx.y][kk - k0] = As_next;
    for (int kk = k0 + threadIdx.y; kk < k0 + 16 && kk < n; kk += 16)
      Bs[kk - k0][threadIdx.x] = Bs_next;
    __syncthreads();
    if (k0 + 16 < n) {
      for (int kk = k0 + 16 + threadIdx.x; kk < k0 + 16 + 16 && kk < n; kk += 16)
        As_next = A[row * n + kk];
      for (int kk = k0 + 16 + threadIdx.y; kk < k0 + 16 + 16 && kk < n; kk += 16)
        Bs_next = B[kk * n + col];
    }

    for (int k = k0; k < k0 + 16 && k < n; ++k)
      sum += As[threadIdx.y][k - k0] * Bs[k - k0][threadIdx.x]; // n x n each
    __syncthreads();
  }
  C[row * n + col] = sum;
}

void run(float *C, const float *A, const float *B, int n) {
  product<<<dim3(n / 16, n / 16), dim3(16, 16)>>>(C, A, B, n);
}
