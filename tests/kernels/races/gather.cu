// SPDX-License-Identifier: Apache-2.0
// expect: free
// Indirect reads race with nothing that is stored.
__global__ void gather(float *out, const float *in, const int *from) {
  int i = blockIdx.x * 128 + threadIdx.x;
  out[i] = in[from[i]];
}

void launch(float *out, const float *in, const int *from) {
  gather<<<8, 128>>>(out, in, from);
}
