// plan: coarsen x 2
#define SHIFTED 1
__global__ void shift(int *out, const int *in, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  int v = in[i];
#if SHIFTED
  // through shared memory
  __shared__ int s[64];
  s[threadIdx.x] = v;
  __syncthreads();
  v += s[63 - threadIdx.x];
#endif

  // in any case
  v *= 3;
#ifdef SCALED
  n *= SCALED;
#endif
  for (int k = 0; k < n; ++k) {
    v += k;
#if SHIFTED
    __syncthreads();
    s[threadIdx.x] = v;
    __syncthreads();
    v -= s[k & 63];
#endif
    v ^= n;
  }
  out[i] = v;
}

void run(int *out, const int *in) {
  shift<<<8, 64>>>(out, in, 3);
}
