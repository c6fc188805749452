// SPDX-License-Identifier: Apache-2.0
// expect: race last
// The thread that comes last wins, whichever it is.
__global__ void pick(int *out) {
  __shared__ int last;
  last = threadIdx.x;
  __syncthreads();
  if (threadIdx.x == 0) out[blockIdx.x] = last;
}

void launch(int *out) {
  pick<<<4, 64>>>(out);
}
