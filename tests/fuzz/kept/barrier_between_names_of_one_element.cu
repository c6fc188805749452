// plan: remove-barrier L13
// kernel: k
// found: other output; the members of a union were taken for two places
#include <cuda_runtime.h>
#include <cstdio>

__global__ void k(int *out) {
  __shared__ union {
    unsigned low[33];
    int high[33];
  } u;
  u.low[threadIdx.x] = threadIdx.x * 3;
  __syncthreads();
  out[threadIdx.x] = threadIdx.x < 31 ? u.high[threadIdx.x + 1] : 0;
}

int main() {
  int *out = 0;
  int host[32];
  cudaMalloc(&out, sizeof(host));
  k<<<1, 32>>>(out);
  cudaMemcpy(host, out, sizeof(host), cudaMemcpyDeviceToHost);
  for (int i = 0; i < 32; ++i) printf(" %d", host[i]);
  return 0;
}
