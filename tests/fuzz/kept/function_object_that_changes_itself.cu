// plan: coarsen x 2
// kernel: k
// found: other output; two merged threads changed one object
#include <cuda_runtime.h>
#include <cstdio>

struct Count {
  int n;
  __device__ int operator()(int a) { return n += a; }
};

template <typename F>
__global__ void k(int *out, F f) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = f(i);
}

int main() {
  int *out = 0;
  int host[128];
  cudaMalloc(&out, sizeof(host));
  k<Count><<<4, 32>>>(out, Count{3});
  cudaMemcpy(host, out, sizeof(host), cudaMemcpyDeviceToHost);
  for (int i = 0; i < 128; ++i) printf(" %d", host[i]);
  return 0;
}
