// SPDX-License-Identifier: Apache-2.0
// expect: race v[t] and s[t]
// Stored four floats at a time, read one by one by other threads.
__global__ void spread(float *out, const float4 *in) {
  __shared__ __align__(16) float s[256];
  float4 *v = reinterpret_cast<float4 *>(s);
  int t = threadIdx.x;
  if (t < 64) v[t] = in[t];
  out[t] = s[t];
}

void launch(float *out, const float4 *in) {
  spread<<<1, 256>>>(out, in);
}
