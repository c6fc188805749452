// SPDX-License-Identifier: Apache-2.0
// expect: free
// Whatever is read after the barrier was stored before it.
__global__ void gather(float *out, const float *in, const int *from) {
  __shared__ float s[64];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  out[t] = s[from[t] & 63];
}

void launch(float *out, const float *in, const int *from) {
  gather<<<1, 64>>>(out, in, from);
}
