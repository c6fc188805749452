// SPDX-License-Identifier: Apache-2.0
// expect: race s and s[t]
// One thread copies the whole array; the others read it with no barrier between.
__global__ void broadcast(float *out, const float *in) {
  __shared__ float s[64];
  int t = threadIdx.x;
  if (t == 0) memcpy(s, in, sizeof s);
  if (t > 0) out[t] = s[t];
}

void launch(float *out, const float *in) {
  broadcast<<<1, 64>>>(out, in);
}
