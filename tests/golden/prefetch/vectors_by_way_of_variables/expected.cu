// plan: prefetch k0
// Sixteen rows of A as vectors, turned round on the way.
__global__ void product(float *__restrict__ C, const float *A, const float *B, int n) {
  __shared__ float As[8][64], Bs[8][64];
  const int t = threadIdx.x;
  float sums[8] = {};
  float As_next;
  float As_next2;
  float As_next3;
  float As_next4;
  float Bs_next[4];
  if (0 < n) {
    const int row = blockIdx.y * 64 + t / 2;
    const int k = t % 2 * 4;
    const float4 a = *reinterpret_cast<const float4 *>(&A[row * n + k]);
    As_next = a.x;
    As_next2 = a.y;
    As_next3 = a.z;
    As_next4 = a.w;
    for (int i = 0; i < 8; i += 2)
      Bs_next[i / 2] = B[(t / 64 + i) * n + blockIdx.x * 64 + t % 64];
  }
  for (int k0 = 0; k0 < n; k0 += 8)
  {
    As[t % 2 * 4][t / 2] = As_next;
    As[t % 2 * 4 + 1][t / 2] = As_next2;
    As[t % 2 * 4 + 2][t / 2] = As_next3;
    As[t % 2 * 4 + 3][t / 2] = As_next4;
#pragma unroll
    for (int i = 0; i < 8; i += 2)
      Bs[t / 64 + i][t % 64] = Bs_next[i / 2];
    __syncthreads();
    if (k0 + 8 < n) {
      const int row = blockIdx.y * 64 + t / 2;
      const int k = k0 + 8 + t % 2 * 4;
      const float4 a = *reinterpret_cast<const float4 *>(&A[row * n + k]);
      As_next = a.x;
      As_next2 = a.y;
      As_next3 = a.z;
      As_next4 = a.w;
      for (int i = 0; i < 8; i += 2)
        Bs_next[i / 2] = B[(k0 + 8 + t / 64 + i) * n + blockIdx.x * 64 + t % 64];
    }
    for (int i = 0; i < 8; ++i)
      for (int j = 0; j < 8; ++j)
        sums[j] += As[i][t % 64] * Bs[i][j * 8 + t / 64];
    __syncthreads();
  }
  for (int j = 0; j < 8; ++j)
    C[(blockIdx.y * 64 + t % 64) * n + blockIdx.x * 64 + j * 8 + t / 64] = sums[j];
}

void run(float *C, const float *A, const float *B, int n) { product<<<dim3(n / 64, n / 64), 128>>>(C, A, B, n); }
