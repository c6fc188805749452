// SPDX-License-Identifier: Apache-2.0
//
// The matrix multiplication example as a person would write it for speed: a block of 16 x 16 threads makes a tile of
// 64 x 64 elements, each thread 4 x 4 of them in registers, and the slabs of A and B come in with loads of 16 bytes.
constexpr int tile = 64; // rows and columns of C that a block makes
constexpr int slab = 16; // columns of A, rows of B at a time
constexpr int each = 4;  // rows and columns of a thread

// Launch with blocks of 16 x 16 threads, a grid of n/64 x n/64, n a multiple of 64.
__global__ void matrixMultiply(float *C, const float *A, const float *B, int n) {
  __shared__ float As[slab][tile + 4]; // transposed, so that a thread's rows lie side by side
  __shared__ float Bs[slab][tile];

  int t = threadIdx.y * 16 + threadIdx.x;
  int firstRow = blockIdx.y * tile;
  int firstCol = blockIdx.x * tile;
  int aRow = t / 4, aCol = t % 4 * 4;
  int bRow = t / 16, bCol = t % 16 * 4;

  float sum[each][each] = {};
  for (int m = 0; m < n; m += slab) {
    float4 a = *reinterpret_cast<const float4 *>(&A[(firstRow + aRow) * n + m + aCol]);
    As[aCol][aRow] = a.x;
    As[aCol + 1][aRow] = a.y;
    As[aCol + 2][aRow] = a.z;
    As[aCol + 3][aRow] = a.w;
    *reinterpret_cast<float4 *>(&Bs[bRow][bCol]) =
        *reinterpret_cast<const float4 *>(&B[(m + bRow) * n + firstCol + bCol]);
    __syncthreads();

#pragma unroll
    for (int k = 0; k < slab; ++k) {
      float4 a4 = *reinterpret_cast<const float4 *>(&As[k][threadIdx.y * each]);
      float4 b4 = *reinterpret_cast<const float4 *>(&Bs[k][threadIdx.x * each]);
      float as[each] = {a4.x, a4.y, a4.z, a4.w};
      float bs[each] = {b4.x, b4.y, b4.z, b4.w};
#pragma unroll
      for (int i = 0; i < each; ++i)
#pragma unroll
        for (int j = 0; j < each; ++j)
          sum[i][j] += as[i] * bs[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < each; ++i) {
    float4 out = {sum[i][0], sum[i][1], sum[i][2], sum[i][3]};
    int row = firstRow + threadIdx.y * each + i;
    *reinterpret_cast<float4 *>(&C[row * n + firstCol + threadIdx.x * each]) = out;
  }
}
