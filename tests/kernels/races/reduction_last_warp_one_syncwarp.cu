// SPDX-License-Identifier: Apache-2.0
// expect: race s[t] and s[t + 8]
// expect: race s[t] and s[t + 4]
// expect: race s[t] and s[t + 2]
// expect: race s[t] and s[t + 1]
// Each round waits for the one before, but within a round lane 8 may store its sum before lane 0 has read it.
__global__ void sum(int *out, const int *in) {
  __shared__ int s[32];
  int t = threadIdx.x;
  s[t] = in[blockIdx.x * 32 + t];
  __syncwarp();
  if (t < 16) {
    s[t] += s[t + 16];
    __syncwarp(0xffff);
    s[t] += s[t + 8];
    __syncwarp(0xffff);
    s[t] += s[t + 4];
    __syncwarp(0xffff);
    s[t] += s[t + 2];
    __syncwarp(0xffff);
    s[t] += s[t + 1];
  }
  if (t == 0) out[blockIdx.x] = s[0];
}

void launch(int *out, const int *in) {
  sum<<<100, 32>>>(out, in);
}
