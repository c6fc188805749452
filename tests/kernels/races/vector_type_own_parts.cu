// SPDX-License-Identifier: Apache-2.0
// expect: free
// Stored four floats at a time, read one by one by the same thread.
__global__ void norms(float *out, const float4 *in) {
  __shared__ __align__(16) float s[256];
  float4 *v = reinterpret_cast<float4 *>(s);
  int t = threadIdx.x;
  v[t] = in[t];
  float sum = 0;
  for (int k = 0; k < 4; ++k)
    sum += s[4 * t + k] * s[4 * t + k];
  out[t] = sum;
}

void launch(float *out, const float4 *in) {
  norms<<<1, 64>>>(out, in);
}
