// SPDX-License-Identifier: Apache-2.0
// expect: possible part + 32 * warp and part[63 - threadIdx.x]
// A tile waits for its own copy, and reads the one of the other tile.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;

__global__ void reversed(int *out, const int *in) {
  __shared__ int part[64];
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  int warp = threadIdx.x / 32;
  cg::memcpy_async(tile, part + 32 * warp, in + 32 * warp, sizeof(int) * 32);
  cg::wait(tile);
  out[threadIdx.x] = part[63 - threadIdx.x];
}

void launch(int *out, const int *in) {
  reversed<<<1, 64>>>(out, in);
}
