// SPDX-License-Identifier: Apache-2.0
// expect: free
// Each tile copies a part of its own, and waits for it.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;

__global__ void reversed(int *out, const int *in) {
  __shared__ int part[2][32];
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  int warp = threadIdx.x / 32;
  cg::memcpy_async(tile, part[warp], in + 32 * warp, sizeof(int) * 32);
  cg::wait(tile);
  out[threadIdx.x] = part[warp][31 - threadIdx.x % 32];
}

void launch(int *out, const int *in) {
  reversed<<<1, 64>>>(out, in);
}
