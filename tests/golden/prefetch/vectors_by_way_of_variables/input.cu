// plan: prefetch k0
// Sixteen rows of A as vectors, turned round on the way.
__global__ void product(float *__restrict__ C, const float *A, const float *B, int n) {
  __shared__ float As[8][64], Bs[8][64];
  const int t = threadIdx.x;
  float sums[8] = {};
  for (int k0 = 0; k0 < n; k0 += 8)
  {
    const int row = blockIdx.y * 64 + t / 2;
    const int k = k0 + t % 2 * 4;
    const float4 a = *reinterpret_cast<const float4 *>(&A[row * n + k]); // aligned
    As[t % 2 * 4][t / 2] = a.x;
    As[t % 2 * 4 + 1][t / 2] = a.y;
    As[t % 2 * 4 + 2][t / 2] = a.z;
    As[t % 2 * 4 + 3][t / 2] = a.w;
#pragma unroll
    for (int i = 0; i < 8; i += 2)
      Bs[t / 64 + i][t % 64] = B[(k0 + t / 64 + i) * n + blockIdx.x * 64 + t % 64];
    __syncthreads();
    for (int i = 0; i < 8; ++i)
      for (int j = 0; j < 8; ++j)
        sums[j] += As[i][t % 64] * Bs[i][j * 8 + t / 64];
    __syncthreads();
  }
  for (int j = 0; j < 8; ++j)
    C[(blockIdx.y * 64 + t % 64) * n + blockIdx.x * 64 + j * 8 + t / 64] = sums[j];
}

void run(float *C, const float *A, const float *B, int n) { product<<<dim3(n / 64, n / 64), 128>>>(C, A, B, n); }
