// plan: fuse L18 L20
// kernel: k
// found: other output; a row's end was taken not to be passed where rows and a half of one are passed each time
#include <cuda_runtime.h>
#include <cstdio>

__global__ void k(int *__restrict__ out, const int *in, int n) {
  const int me = threadIdx.x;
  const int base = me * 392;
  int a[14][14], b[14];
  __shared__ int s[14][8];
  int i;
  for (int p = 0; p < 14; ++p) {
    b[p] = in[p + me];
    s[p][0] = (p * 5) & 127;
    for (int q = 0; q < 14; ++q) a[p][q] = in[me];
  }
  for (i = 3; i < 10; i += 2)
    b[i + 1] = s[i - 1][0] + a[i + 1][2];
  for (i = 3; i < 10; i += 2)
    for (int q = 3; q <= n + 4; q += 3)
      s[q + 2][0] += 7;
  for (int p = 0; p < 14; ++p) out[base + p] = b[p] + s[p][0];
}

int main() {
  int *out = 0, *in = 0;
  int host[16];
  cudaMalloc(&out, sizeof(host));
  cudaMalloc(&in, sizeof(host));
  cudaMemset(out, 0, sizeof(host));
  for (int i = 0; i < 16; ++i) host[i] = (i + 3) * 5 % 11;
  cudaMemcpy(in, host, sizeof(host), cudaMemcpyHostToDevice);
  k<<<1, 1>>>(out, in, 5);
  cudaMemcpy(host, out, sizeof(host), cudaMemcpyDeviceToHost);
  for (int i = 0; i < 14; ++i) printf(" %d", host[i]);
  return 0;
}
