// SPDX-License-Identifier: Apache-2.0
// expect: possible part and part[threadIdx.x]
// Which thread copies which element is the library's choice: a thread's own is no more there than any other.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;

__global__ void doubled(int *out, const int *in) {
  __shared__ int part[64];
  cg::thread_block block = cg::this_thread_block();
  cg::memcpy_async(block, part, in, sizeof(int) * 64);
  out[threadIdx.x] = 2 * part[threadIdx.x];
  cg::wait(block);
}

void launch(int *out, const int *in) {
  doubled<<<1, 64>>>(out, in);
}
