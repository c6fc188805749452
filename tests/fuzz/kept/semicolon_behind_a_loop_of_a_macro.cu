// plan: expand k47_GID; coarsen x 2 adjacent
// kernel: k47
// found: internal error, seed 1103
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>
#include <cstring>
__device__ int k47_larger(int a, int b) { return a > b ? a : b; }
#define k47_GID (blockIdx.x * blockDim.x + threadIdx.x)
#define k47_ROUNDS(i) \
  for (int i = 0; i < 3; ++i) \
    v += in[(i + n) & 127]
__global__ void k47(int *out, const int *in, int n) {
  int v = 1;
  k47_ROUNDS(i);
  k47_ROUNDS(i);
  out[k47_GID] = 0;
}
int main(int argc, char **) {
  int *in = 0, *out = 0, *counters = 0;
  int host[128], *result = (int *)malloc(1 << 20);
  cudaMalloc(&in, sizeof(host));
  cudaMalloc(&counters, 4 * sizeof(int));
  cudaMalloc(&out, 1 << 20);
  for (int i = 0; i < 128; ++i) host[i] = (i * 2654435761u >> 6) % 97;
  cudaMemcpy(in, host, sizeof(host), cudaMemcpyHostToDevice);
  cudaMemset(counters, 0, 4 * sizeof(int));
  cudaMemset(out, 0, 12 * sizeof(int));
  k47<<<dim3(1, 1, 1), dim3(3, 1, 1)>>>(out, in, 5);
  cudaMemcpy(result, out, 12 * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(host, counters, 4 * sizeof(int), cudaMemcpyDeviceToHost);
  printf("k47");
  for (int i = 0; i < 4; ++i) printf(" %d", host[i]);
  for (int i = 0; i < 12; ++i) printf(" %d", result[i]);
  printf("\n");
  fflush(stdout);
  return 0;
}
