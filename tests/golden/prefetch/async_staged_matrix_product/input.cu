// plan: stage A k 16; stage B k 16; prefetch-async k0
__global__ void product(float *C, const float *A, const float *B, int n) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;

  float sum = 0.0f;
  // One element of C.
  for (int k = 0; k < n; ++k)
    sum += A[row * n + k] * B[k * n + col]; // n x n each
  C[row * n + col] = sum;
}

void run(float *C, const float *A, const float *B, int n) {
  product<<<dim3(n / 16, n / 16), dim3(16, 16)>>>(C, A, B, n);
}
