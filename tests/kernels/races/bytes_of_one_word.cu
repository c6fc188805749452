// SPDX-License-Identifier: Apache-2.0
// expect: free
// Neighbouring bytes are memory locations of their own, although they share a word and a bank.
__global__ void threshold(unsigned char *out, const unsigned char *in) {
  __shared__ unsigned char s[128];
  int t = threadIdx.x;
  s[t] = in[t];
  s[t] = s[t] > 99 ? 255 : 0;
  __syncthreads();
  out[t] = s[127 - t];
}

void launch(unsigned char *out, const unsigned char *in) {
  threshold<<<1, 128>>>(out, in);
}
