// SPDX-License-Identifier: Apache-2.0
// expect: race total
// Thread 0 may clear the total after others have added to it.
__global__ void share(float *out, const float *in) {
  __shared__ float total;
  int t = threadIdx.x;
  if (t == 0) total = 0;
  atomicAdd(&total, in[t]);
  __syncthreads();
  out[t] = in[t] / total;
}

void launch(float *out, const float *in) {
  share<<<1, 128>>>(out, in);
}
