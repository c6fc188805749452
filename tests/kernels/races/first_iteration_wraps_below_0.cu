// SPDX-License-Identifier: Apache-2.0
// expect: race s[threadIdx.x] and s[31 - threadIdx.x]
//
// The pair before the first one has no index: the first iteration finds a large number, and is the only one that writes.

__global__ void reversed_in_first_iteration(int *out) {
  __shared__ int s[32];
  for (size_t i = 0; i < 4; ++i)
    if ((i - 1) / 2 > 9) s[threadIdx.x] = threadIdx.x;
  out[threadIdx.x] = s[31 - threadIdx.x];
}

void run(int *out) { reversed_in_first_iteration<<<1, 32>>>(out); }
