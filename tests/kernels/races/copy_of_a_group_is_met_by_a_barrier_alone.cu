// SPDX-License-Identifier: Apache-2.0
// expect: possible part and part[63 - threadIdx.x]
// A barrier brings the threads together, and does not wait for what they copy.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;

__global__ void reversed(int *out, const int *in) {
  __shared__ int part[64];
  cg::thread_block block = cg::this_thread_block();
  cg::memcpy_async(block, part, in, sizeof(int) * 64);
  __syncthreads();
  out[threadIdx.x] = part[63 - threadIdx.x];
}

void launch(int *out, const int *in) {
  reversed<<<1, 64>>>(out, in);
}
