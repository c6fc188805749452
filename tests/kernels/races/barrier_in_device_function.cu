// SPDX-License-Identifier: Apache-2.0
// expect: free
// The barrier is inside a function that the kernel calls.
__device__ void fill(float *tile, const float *from, int t) {
  tile[t] = from[t];
  __syncthreads();
}

__global__ void reverse(float *out, const float *in) {
  __shared__ float tile[96];
  int t = threadIdx.x;
  fill(tile, in + blockIdx.x * 96, t);
  out[blockIdx.x * 96 + t] = tile[95 - t];
}

void launch(float *out, const float *in) {
  reverse<<<16, 96>>>(out, in);
}
