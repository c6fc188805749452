// SPDX-License-Identifier: Apache-2.0
// expect: free
// expect: race sum[0] between blocks
// Every block adds its sum to one element, without an atomic.
__global__ void total(float *sum, const float *in) {
  __shared__ float s[128];
  int t = threadIdx.x;
  s[t] = in[blockIdx.x * 128 + t];
  __syncthreads();
  for (int half = 64; half > 0; half >>= 1) {
    if (t < half) s[t] += s[t + half];
    __syncthreads();
  }
  if (t == 0) sum[0] += s[0];
}

void launch(float *sum, const float *in) {
  total<<<32, 128>>>(sum, in);
}
