// SPDX-License-Identifier: Apache-2.0
// expect: race s[t] and s[t + half]
// No round waits for the one before.
__global__ void sum(int *out, const int *in) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = in[blockIdx.x * 128 + t];
  __syncthreads();
  for (int half = 64; half > 0; half /= 2)
    if (t < half) s[t] += s[t + half];
  if (t == 0) out[blockIdx.x] = s[0];
}

void launch(int *out, const int *in) {
  sum<<<100, 128>>>(out, in);
}
