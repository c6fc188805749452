// SPDX-License-Identifier: Apache-2.0
// expect: free
// A block of 64 fills 256 elements and waits.
__global__ void mirror(float *out, const float *in) {
  __shared__ float s[256];
  for (int i = threadIdx.x; i < 256; i += blockDim.x)
    s[i] = in[i];
  __syncthreads();
  for (int i = threadIdx.x; i < 256; i += blockDim.x)
    out[i] = s[255 - i];
}

void launch(float *out, const float *in) {
  mirror<<<1, 64>>>(out, in);
}
