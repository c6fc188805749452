// SPDX-License-Identifier: Apache-2.0
// expect: race s[t] and s[t + 32]
// A fence orders one thread's own stores; it does not wait for those of others.
__global__ void sumOfHalves(int *out, const int *in) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = in[t];
  __threadfence_block();
  if (t < 32) out[t] = in[t] + s[t + 32];
}

void launch(int *out, const int *in) {
  sumOfHalves<<<1, 64>>>(out, in);
}
