// SPDX-License-Identifier: Apache-2.0
// expect: possible out[to[i]]
// A permutation, if the caller has made it one.
__global__ void scatter(float *out, const float *in, const int *to) {
  int i = blockIdx.x * 128 + threadIdx.x;
  out[to[i]] = in[i];
}

void launch(float *out, const float *in, const int *to) {
  scatter<<<8, 128>>>(out, in, to);
}
