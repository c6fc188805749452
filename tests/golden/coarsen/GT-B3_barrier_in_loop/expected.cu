// plan: coarsen x 2
__global__ void k3(const float *A, float *out, int n) {
  __shared__ float as[256];
  float sum[2] = {0};
  for (int i = 0; i < n; i++) {
#pragma unroll
    for (int cx = 0; cx < 2; ++cx) {
      const unsigned int tx = threadIdx.x + cx * 128;
      as[tx] = A[i * 256 + tx];
    }
    __syncthreads();
#pragma unroll
    for (int cx = 0; cx < 2; ++cx)
      sum[cx] += as[(threadIdx.x + cx * 128 + i) & 255];
    __syncthreads();
  }
#pragma unroll
  for (int cx = 0; cx < 2; ++cx)
    out[threadIdx.x + cx * 128] = sum[cx];
}

void run(const float *A, float *out, int n) { k3<<<1, 256 / 2>>>(A, out, n); }
