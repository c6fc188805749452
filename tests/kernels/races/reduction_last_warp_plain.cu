// SPDX-License-Identifier: Apache-2.0
// expect: race s[t] and s[t + 16]
// expect: race s[t] and s[t + 8]
// expect: race s[t] and s[t + 4]
// expect: race s[t] and s[t + 2]
// expect: race s[t] and s[t + 1]
// The last warp relies on its lanes walking in step, which they have not had to do since compute capability 7.0.
__global__ void sum(int *out, const int *in) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = in[blockIdx.x * 128 + t];
  __syncthreads();
  if (t < 64) s[t] += s[t + 64];
  __syncthreads();
  if (t < 32) {
    s[t] += s[t + 32];
    s[t] += s[t + 16];
    s[t] += s[t + 8];
    s[t] += s[t + 4];
    s[t] += s[t + 2];
    s[t] += s[t + 1];
  }
  if (t == 0) out[blockIdx.x] = s[0];
}

void launch(int *out, const int *in) {
  sum<<<100, 128>>>(out, in);
}
