// plan: coarsen y 4
// What stands behind a loop's body stays behind it, once.
__global__ void product(float *C, const float *A, const float *B, int n, int limit) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;

  float sum = 0.0f;
  for (int k = 0; k < n; ++k)
    sum += A[row * n + k] * B[k * n + col]; // n x n each
  if (limit > 0)
    for (int k = 0; k < limit; ++k)
      sum += A[row * n + k]; /* the first ones again */
  else
    sum = -sum; // or none
  C[row * n + col] = sum;
}

void run(float *C, const float *A, const float *B, int n) {
  product<<<dim3(n / 16, n / 16), dim3(16, 16)>>>(C, A, B, n, 3);
}
