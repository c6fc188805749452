// SPDX-License-Identifier: Apache-2.0
// expect: free
// The last warp waits for itself between reading and storing, and between storing and reading.
__global__ void sum(int *out, const int *in) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = in[blockIdx.x * 64 + t];
  __syncthreads();
  if (t < 32) {
    int v = s[t] + s[t + 32];
    __syncwarp();
    s[t] = v;
    __syncwarp();
    v += s[t + 16];
    __syncwarp();
    s[t] = v;
    __syncwarp();
    v += s[t + 8];
    __syncwarp();
    s[t] = v;
    __syncwarp();
    v += s[t + 4];
    __syncwarp();
    s[t] = v;
    __syncwarp();
    v += s[t + 2];
    __syncwarp();
    s[t] = v;
    __syncwarp();
    if (t == 0) out[blockIdx.x] = v + s[1];
  }
}

void launch(int *out, const int *in) {
  sum<<<100, 64>>>(out, in);
}
