// SPDX-License-Identifier: Apache-2.0
// expect: race reinterpret_cast<float2 &>(s[2 * t]) and s[2 * ((t + 1) % 32) + 1]
// The store through the reference writes both elements of the pair.
__global__ void pairs(float *out) {
  __shared__ float s[64];
  int t = threadIdx.x;
  reinterpret_cast<float2 &>(s[2 * t]) = make_float2(t, t);
  out[t] = s[2 * ((t + 1) % 32) + 1];
}

void launch(float *out) {
  pairs<<<1, 32>>>(out);
}
