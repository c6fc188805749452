// plan: sink-guard k; stage A k 16; stage B k 16
// Any size will do.
__global__ void product(float *__restrict__ C, const float *A, const float *B, int m, int n, int p) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < m && col < p) {
    // One element of C.
    float sum = 0.0f;

    for (int k = 0; k < n; ++k) {
      sum += A[row * n + k] * B[k * p + col];
    }

    // There it is.
    C[row * p + col] = sum;
  }
}

void run(float *C, const float *A, const float *B, int m, int n, int p) {
  dim3 block(16, 16);
  product<<<dim3((p + 15) / 16, (m + 15) / 16), block>>>(C, A, B, m, n, p);
}
