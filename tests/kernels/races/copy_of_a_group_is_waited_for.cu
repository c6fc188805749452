// SPDX-License-Identifier: Apache-2.0
// expect: free
// The group waits for its copy, which also brings its threads together.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;

__global__ void reversed(int *out, const int *in, int rows) {
  __shared__ int part[64];
  cg::thread_block block = cg::this_thread_block();
  for (int row = 0; row < rows; ++row) {
    cg::memcpy_async(block, part, in + 64 * row, sizeof(int) * 64);
    cg::wait(block);
    out[64 * row + threadIdx.x] = part[63 - threadIdx.x];
    block.sync();
  }
}

void launch(int *out, const int *in) {
  reversed<<<1, 64>>>(out, in, 3);
}
