// SPDX-License-Identifier: Apache-2.0
// expect: benign count
// All threads clear the counter.
__global__ void countPositive(int *out, const int *in) {
  __shared__ int count;
  count = 0;
  __syncthreads();
  if (in[blockIdx.x * 64 + threadIdx.x] > 0) atomicAdd(&count, 1);
  __syncthreads();
  if (threadIdx.x == 0) out[blockIdx.x] = count;
}

void launch(int *out, const int *in) {
  countPositive<<<30, 64>>>(out, in);
}
