// SPDX-License-Identifier: Apache-2.0
// expect: race total
// The total is read before the last thread has added to it.
__global__ void share(float *out, const float *in) {
  __shared__ float total;
  int t = threadIdx.x;
  if (t == 0) total = 0;
  __syncthreads();
  atomicAdd(&total, in[t]);
  out[t] = in[t] / total;
}

void launch(float *out, const float *in) {
  share<<<1, 128>>>(out, in);
}
