// SPDX-License-Identifier: Apache-2.0
// expect: free
// The thread's number in the block, along both axes.
__global__ void mirror(float *out, const float *in) {
  __shared__ float s[256];
  int t = threadIdx.y * blockDim.x + threadIdx.x;
  s[t] = in[blockIdx.x * 256 + t];
  __syncthreads();
  out[blockIdx.x * 256 + t] = s[255 - t];
}

void launch(float *out, const float *in) {
  mirror<<<10, dim3(32, 8)>>>(out, in);
}
