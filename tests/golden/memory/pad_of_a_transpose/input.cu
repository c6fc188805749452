// plan: pad tile; place in readonly
#define TILE 32

// Rows in, columns out.
__global__ void transpose(float *out, const float *in, int n) {
  __shared__ float tile[TILE][TILE], other[4];
  const int x = blockIdx.x * TILE + threadIdx.x;
  const int y = blockIdx.y * TILE + threadIdx.y;
  tile[threadIdx.y][threadIdx.x] = in[y * n + x];
  other[0] = 1.0f;
  __syncthreads();
  out[(blockIdx.x * TILE + threadIdx.y) * n + blockIdx.y * TILE + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

void run(float *out, const float *in, int n) { transpose<<<dim3(n / TILE, n / TILE), dim3(TILE, TILE)>>>(out, in, n); }
