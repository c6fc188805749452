// plan: coarsen x 2 adjacent
__global__ void stencil(float *A, const float *B, const float *Cin, int nx) {
  extern __shared__ float C[];
  int i = threadIdx.x;
  if (i < nx) C[i] = Cin[i];
  __syncthreads();
  if (i >= 1 && i < nx)
    A[i] = B[i] + B[i - 1] + C[i] + C[i - 1];
}

void run(float *A, const float *B, const float *Cin, int N) {
  stencil<<<1, N, N * 4>>>(A, B, Cin, N);
}
