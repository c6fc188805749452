// plan: coarsen x 2
#define SHIFTED 1
__global__ void shift(int *out, const int *in, int n) {
  int v[2];
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const int i = blockIdx.x * (blockDim.x * 2) + threadIdx.x + cx * 32;
    v[cx] = in[i];
  }
#if SHIFTED
  // through shared memory
  __shared__ int s[64];
#pragma unroll
  for (int cx = 0; cx < 2; ++cx)
    s[threadIdx.x + cx * 32] = v[cx];
  __syncthreads();
#pragma unroll
  for (int cx = 0; cx < 2; ++cx)
    v[cx] += s[63 - (threadIdx.x + cx * 32)];
#endif

#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    // in any case
    v[cx] *= 3;
  }
#ifdef SCALED
  n *= SCALED;
#endif
  for (int k = 0; k < n; ++k) {
#pragma unroll
    for (int cx = 0; cx < 2; ++cx)
      v[cx] += k;
#if SHIFTED
    __syncthreads();
#pragma unroll
    for (int cx = 0; cx < 2; ++cx)
      s[threadIdx.x + cx * 32] = v[cx];
    __syncthreads();
#pragma unroll
    for (int cx = 0; cx < 2; ++cx)
      v[cx] -= s[k & 63];
#endif
#pragma unroll
    for (int cx = 0; cx < 2; ++cx)
      v[cx] ^= n;
  }
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const int i = blockIdx.x * (blockDim.x * 2) + threadIdx.x + cx * 32;
    out[i] = v[cx];
  }
}

void run(int *out, const int *in) {
  shift<<<8, 64 / 2>>>(out, in, 3);
}
