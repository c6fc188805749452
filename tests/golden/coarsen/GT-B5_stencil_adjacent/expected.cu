// plan: coarsen x 2 adjacent
#include <cassert>

__global__ void stencil(float *A, const float *B, const float *Cin, int nx) {
  extern __shared__ float C[];
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    int i = threadIdx.x * 2 + cx;
    if (i < nx) C[i] = Cin[i];
  }
  __syncthreads();
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    int i = threadIdx.x * 2 + cx;
    if (i >= 1 && i < nx)
      A[i] = B[i] + B[i - 1] + C[i] + C[i - 1];
  }
}

void run(float *A, const float *B, const float *Cin, int N) {
  assert(N % 2 == 0);
  stencil<<<1, N / 2, N * 4>>>(A, B, Cin, N);
}
