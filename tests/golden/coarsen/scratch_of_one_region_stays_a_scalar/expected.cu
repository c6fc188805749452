// plan: coarsen x 2
#define N 16

__global__ void distances(float *out, const float *a, const float *b, int n) {
  __shared__ float tile[N][N];
  int ty = threadIdx.y;
  float sum[2] = {0};
  for (int first = 0; first < n; first += N) {
#pragma unroll
    for (int cx = 0; cx < 2; ++cx) {
      int tx = threadIdx.x + cx * blockDim.x;
      int inside = blockIdx.x * N + tx < n; // used to load the tile, to
                                            // compute, and to write
      tile[ty][tx] = inside ? a[first + tx] : 0;
    }
    __syncthreads();
#pragma unroll
    for (int cx = 0; cx < 2; ++cx) {
      float tmp;
      int tx = threadIdx.x + cx * blockDim.x;
      int inside = blockIdx.x * N + tx < n;
      if (inside) {
        for (int k = 0; k < N; ++k) {
          tmp = tile[ty][k] - b[first + tx];
          sum[cx] += tmp * tmp;
        }
      }
    }
    __syncthreads();
  }
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    int tx = threadIdx.x + cx * blockDim.x;
    int inside = blockIdx.x * N + tx < n;
    if (inside) out[blockIdx.x * N + tx] = sum[cx];
  }
}
