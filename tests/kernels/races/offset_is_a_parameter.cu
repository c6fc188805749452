// SPDX-License-Identifier: Apache-2.0
// expect: possible s[t] and s[t + off]
// With 0 each thread reads its own element, with anything else another one's.
__global__ void shifted(float *out, const float *in, int off) {
  __shared__ float s[128];
  int t = threadIdx.x;
  s[t] = in[t];
  out[t] = t + off < 128 ? s[t + off] : 0.0f;
}

void launch(float *out, const float *in, int off) {
  shifted<<<1, 128>>>(out, in, off);
}
