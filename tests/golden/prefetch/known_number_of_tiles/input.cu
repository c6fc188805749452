// plan: prefetch i
#define ROUNDS 4
#define AT(row, column) ((row) * 64 + (column))

// The first tile is there for certain; the loop stands under a header of its own.
template <typename T> __global__ void blur(T *__restrict__ out, const T *in, int rows) {
  __shared__ T As_next[64], tile[64];
  As_next[threadIdx.x] = 1;
  T sum = 0;
  if (rows > 8)
    for (int i = 1; i <= ROUNDS; ++i) {
      tile[threadIdx.x] = in[AT(i, threadIdx.x)];
      __syncthreads();
      sum += tile[(threadIdx.x + 1) % 64] + As_next[threadIdx.x];
      __syncthreads();
    }
  out[threadIdx.x] = sum;
}

void run(float *out, const float *in, int rows) { blur<<<1, 64>>>(out, in, rows); }
