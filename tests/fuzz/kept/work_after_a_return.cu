// plan: coarsen x 2
// kernel: k
// found: internal error; invariant work was moved away from the work that declares what it needs
#include <cuda_runtime.h>
#include <cstdio>

__global__ void k(int *out, const int *in, int n) {
  int index = blockIdx.x * blockDim.x + threadIdx.x;
  if (index >= n) return;
  int u = in[0] - in[1];
  int own = in[index];
  int d = u / 16 + 1;
  for (int i = 0; i < own; i++)
    for (int j = 0; j < d; j++)
      if (j == u) out[index] += j;
}

int main() {
  int *out = 0, *in = 0;
  int host[128];
  cudaMalloc(&out, sizeof(host));
  cudaMalloc(&in, sizeof(host));
  cudaMemset(out, 0, sizeof(host));
  for (int i = 0; i < 128; ++i) host[i] = (i + 3) * 5 % 11;
  cudaMemcpy(in, host, sizeof(host), cudaMemcpyHostToDevice);
  k<<<4, 32>>>(out, in, 100);
  cudaMemcpy(host, out, sizeof(host), cudaMemcpyDeviceToHost);
  for (int i = 0; i < 128; ++i) printf(" %d", host[i]);
  return 0;
}
