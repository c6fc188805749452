// SPDX-License-Identifier: Apache-2.0
// expect: race v[t] and v[t + 16]
// expect: race v[t] and v[t + 8]
// expect: race v[t] and v[t + 4]
// expect: race v[t] and v[t + 2]
// expect: race v[t] and v[t + 1]
// volatile keeps the values out of registers, but orders no lane before another one.
__device__ void sumOfWarp(volatile int *v, int t) {
  v[t] += v[t + 32];
  v[t] += v[t + 16];
  v[t] += v[t + 8];
  v[t] += v[t + 4];
  v[t] += v[t + 2];
  v[t] += v[t + 1];
}

__global__ void sum(int *out, const int *in) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = in[blockIdx.x * 128 + t];
  __syncthreads();
  if (t < 64) s[t] += s[t + 64];
  __syncthreads();
  if (t < 32) sumOfWarp(s, t);
  if (t == 0) out[blockIdx.x] = s[0];
}

void launch(int *out, const int *in) {
  sum<<<100, 128>>>(out, in);
}
