// plan: scalar-replace in
// kernel: k
// found: not compiled; a jump led past the registers' declarations
#include <cuda_runtime.h>
#include <cstdio>

__global__ void k(int *out, const int *__restrict__ in, int n, int m) {
  int *own = out + threadIdx.x * 8;
  switch (m) {
  case 1:
    own[0] = 1;
    for (int i = 1; i < n; ++i) own[i] = in[i] + in[i + 1];
    break;
  default:
    own[0] = 2;
  }
}

int main() {
  int *out = 0, *in = 0;
  int host[64];
  cudaMalloc(&out, sizeof(host));
  cudaMalloc(&in, sizeof(host));
  cudaMemset(out, 0, sizeof(host));
  for (int i = 0; i < 64; ++i) host[i] = i * i % 37;
  cudaMemcpy(in, host, sizeof(host), cudaMemcpyHostToDevice);
  for (int m = 0; m < 2; ++m) {
    k<<<1, 8>>>(out, in, 7, m);
    cudaMemcpy(host, out, sizeof(host), cudaMemcpyDeviceToHost);
    for (int i = 0; i < 64; ++i) printf(" %d", host[i]);
  }
  return 0;
}
