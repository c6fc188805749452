// SPDX-License-Identifier: Apache-2.0
// expect: free
// launch: {"block": [128], "grid": [4], "shared_bytes": 512}
// The block is as large as the caller says, a power of two.
extern __shared__ int s[];

__global__ void sum(int *out, const int *in, int n) {
  unsigned t = threadIdx.x;
  unsigned i = blockIdx.x * blockDim.x + t;
  s[t] = i < n ? in[i] : 0;
  __syncthreads();
  for (unsigned half = blockDim.x / 2; half > 0; half >>= 1) {
    if (t < half) s[t] += s[t + half];
    __syncthreads();
  }
  if (t == 0) out[blockIdx.x] = s[0];
}

void launch(int *out, const int *in, int n, int threads) {
  sum<<<(n + threads - 1) / threads, threads, threads * sizeof(int)>>>(out, in, n);
}
