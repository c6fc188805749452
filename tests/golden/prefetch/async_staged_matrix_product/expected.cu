// plan: stage A k 16; stage B k 16; prefetch-async k0
#include <cuda_pipeline_primitives.h>

__global__ void product(float *C, const float *A, const float *B, int n) {
  __shared__ float As[2][16][16];
  __shared__ float Bs[2][16][16];
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;

  float sum = 0.0f;
  // One element of C.
  if (0 < n) {
    for (int kk = threadIdx.x; kk < 16 && kk < n; kk += 16)
      __pipeline_memcpy_async(&As[0][threadIdx.y][kk], &A[row * n + kk], sizeof(float));
    for (int kk = threadIdx.y; kk < 16 && kk < n; kk += 16)
      __pipeline_memcpy_async(&Bs[0][kk][threadIdx.x], &B[kk * n + col], sizeof(float));
  }
  __pipeline_commit();
  for (int k0 = 0; k0 < n; k0 += 16) {
    __pipeline_wait_prior(0);
    __syncthreads();
    if (k0 + 16 < n) {
      for (int kk = k0 + 16 + threadIdx.x; kk < k0 + 16 + 16 && kk < n; kk += 16)
        __pipeline_memcpy_async(&As[(k0 / 16 + 1) & 1][threadIdx.y][kk - (k0 + 16)], &A[row * n + kk], sizeof(float));
      for (int kk = k0 + 16 + threadIdx.y; kk < k0 + 16 + 16 && kk < n; kk += 16)
        __pipeline_memcpy_async(&Bs[(k0 / 16 + 1) & 1][kk - (k0 + 16)][threadIdx.x], &B[kk * n + col], sizeof(float));
    }
    __pipeline_commit();

    for (int k = k0; k < k0 + 16 && k < n; ++k)
      sum += As[k0 / 16 & 1][threadIdx.y][k - k0] * Bs[k0 / 16 & 1][k - k0][threadIdx.x]; // n x n each
  }
  __syncthreads();
  C[row * n + col] = sum;
}

void run(float *C, const float *A, const float *B, int n) {
  product<<<dim3(n / 16, n / 16), dim3(16, 16)>>>(C, A, B, n);
}
