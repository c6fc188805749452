// plan: coarsen x 2
#define N 16

__global__ void distances(float *out, const float *a, const float *b, int n) {
  __shared__ float tile[N][N];
  int tx = threadIdx.x;
  int ty = threadIdx.y;
  float tmp;
  float sum = 0;
  int inside = blockIdx.x * N + tx < n; // used to load the tile, to
                                        // compute, and to write
  for (int first = 0; first < n; first += N) {
    tile[ty][tx] = inside ? a[first + tx] : 0;
    __syncthreads();
    if (inside) {
      for (int k = 0; k < N; ++k) {
        tmp = tile[ty][k] - b[first + tx];
        sum += tmp * tmp;
      }
    }
    __syncthreads();
  }
  if (inside) out[blockIdx.x * N + tx] = sum;
}
