// SPDX-License-Identifier: Apache-2.0
// expect: race s[threadIdx.x] and s[31 - threadIdx.x]
//
// The element before the first one has no index: the first block finds a large number, and is there all the same.

__global__ void reversed_in_first_block(int *out) {
  __shared__ int s[32];
  const size_t begin = static_cast<size_t>(blockIdx.x) * blockDim.x;
  const size_t before = begin - 1;
  const bool is_last = before > 1000000;
  if (blockIdx.x == 0) {
    s[threadIdx.x] = 3 * threadIdx.x + is_last;
    out[begin + threadIdx.x] = s[31 - threadIdx.x];
  }
}

void run(int *out) { reversed_in_first_block<<<8, 32>>>(out); }
