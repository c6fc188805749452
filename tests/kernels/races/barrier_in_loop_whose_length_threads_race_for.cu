// SPDX-License-Identifier: Apache-2.0
// expect: divergent 9
// No barrier stands between the writes of `rounds` and its reads: threads may read different numbers.
__global__ void roundsOfSomeThread(const int *wanted, float *x) {
  __shared__ int rounds;
  rounds = wanted[threadIdx.x];
  for (int i = 0; i < rounds; ++i) {
    x[threadIdx.x] += 1;
    __syncthreads();
  }
}

void launch(const int *wanted, float *x) {
  roundsOfSomeThread<<<1, 64>>>(wanted, x);
}
