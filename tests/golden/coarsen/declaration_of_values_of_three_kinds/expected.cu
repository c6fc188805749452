// plan: coarsen x 2
__global__ void prefix_sum(int *out, const int *in, int n) {
  __shared__ int s[32];
  int d = 1;
  int v[2];
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    int t = threadIdx.x + cx * 16;
    int i = blockIdx.x * (blockDim.x * 2) + t;
    s[t] = i < n ? in[i] : 0;
  }
  __syncthreads();
  do {
#pragma unroll
    for (int cx = 0; cx < 2; ++cx) {
      int t = threadIdx.x + cx * 16;
      v[cx] = t >= d ? s[t - d] : 0;
    }
    __syncthreads();
#pragma unroll
    for (int cx = 0; cx < 2; ++cx) {
      int t = threadIdx.x + cx * 16;
      s[t] += v[cx];
    }
    __syncthreads();
  } while ((d += d) < 32);
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    int t = threadIdx.x + cx * 16;
    int i = blockIdx.x * (blockDim.x * 2) + t;
    if (i < n) out[i] = s[t];
  }
}
void run(int *a, int *b, int n) { prefix_sum<<<8, 32 / 2>>>(a, b, n); }
