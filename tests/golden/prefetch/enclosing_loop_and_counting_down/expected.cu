// plan: prefetch L11
// Planes from the last to the first, in a loop over rounds.
__constant__ float weights[64];

__global__ void planes(float *out, const float *__restrict__ in, int n, int rounds) {
  __shared__ float tile[2][64];
  float sum = 0;
  int z;
  for (int r = 0; r < rounds; ++r) {
    __syncthreads();
    float tile_next;
    float tile_next2;
    if ((n - 1) >= 0) {
      tile_next = in[(r * n + (n - 1)) * 64 + threadIdx.x];
      tile_next2 = weights[(n - 1)];
    }
    for (z = n - 1; z >= 0; --z) { tile[0][threadIdx.x] = tile_next; tile[1][threadIdx.x] = tile_next2; __syncthreads(); if (z - 1 >= 0) { tile_next = in[(r * n + z - 1) * 64 + threadIdx.x]; tile_next2 = weights[z - 1]; } sum += tile[0][63 - threadIdx.x] * tile[1][threadIdx.x]; __syncthreads(); }
  }
  out[blockIdx.x * 64 + threadIdx.x] = sum + z;
}

void run(float *out, const float *in, int n) { planes<<<8, 64>>>(out, in, n, 2); }
