// SPDX-License-Identifier: Apache-2.0
// expect: race s[t] and s[t + half]
// The first round reads what the upper half of the block may not have stored yet.
__global__ void sum(float *out, const float *in) {
  __shared__ float s[256];
  int t = threadIdx.x;
  s[t] = in[blockIdx.x * 256 + t];
  for (int half = 128; half > 0; half >>= 1) {
    if (t < half) s[t] += s[t + half];
    __syncthreads();
  }
  if (t == 0) out[blockIdx.x] = s[0];
}

void launch(float *out, const float *in) {
  sum<<<100, 256>>>(out, in);
}
