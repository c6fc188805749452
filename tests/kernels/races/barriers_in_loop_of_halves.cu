// SPDX-License-Identifier: Apache-2.0
// expect: possible s[2 * t + 1] and s[last]
// launch: {"block": [64], "grid": [1], "shared_bytes": 512, "arguments": {"stop": {"elements": 64, "fill": "zero"}}}
// The loop has a barrier, and goes round as long as a size that is halved until the data say stop.
__global__ void prescan(int *out, const int *in, const int *stop) {
  extern __shared__ int s[];
  int t = threadIdx.x;
  s[2 * t] = in[2 * t];
  s[2 * t + 1] = in[2 * t + 1];
  for (int d = stop[0]; d > 0; d = stop[d])
    __syncthreads();
  if (t == 0) {
    int last = 2 * blockDim.x - 1;
    out[blockIdx.x] = s[last];
  }
}

void launch(int *out, const int *in, const int *stop, int n) {
  prescan<<<1, n, 2 * n * sizeof(int)>>>(out, in, stop);
}
