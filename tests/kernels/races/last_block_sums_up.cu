// SPDX-License-Identifier: Apache-2.0
// expect: free
// The block that finishes last sees all partial sums: the fence goes before the ticket.
__device__ unsigned tickets = 0;

__global__ void total(float *sum, float *partial, const float *in) {
  __shared__ float s[128];
  __shared__ bool isLast;
  int t = threadIdx.x;
  s[t] = in[blockIdx.x * 128 + t];
  __syncthreads();
  for (int half = 64; half > 0; half >>= 1) {
    if (t < half) s[t] += s[t + half];
    __syncthreads();
  }
  if (t == 0) {
    partial[blockIdx.x] = s[0];
    __threadfence();
    isLast = atomicInc(&tickets, gridDim.x - 1) == gridDim.x - 1;
  }
  __syncthreads();
  if (isLast && t == 0) {
    volatile float *all = partial;
    float v = 0;
    for (int b = 0; b < gridDim.x; ++b)
      v += all[b];
    *sum = v;
  }
}

void launch(float *sum, float *partial, const float *in) {
  total<<<64, 128>>>(sum, partial, in);
}
