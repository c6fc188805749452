// SPDX-License-Identifier: Apache-2.0
//
// The group of a block.
#pragma once // after <cuda_runtime.h>, which is compiled once

namespace cooperative_groups {

struct thread_block {
  unsigned thread_rank() const { return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x; }

  unsigned size() const { return blockDim.x * blockDim.y * blockDim.z; }

  void sync(int line = __builtin_LINE()) const { hostcuda::wait(line); }
};

inline thread_block this_thread_block() {
  return {};
}

inline void sync(const thread_block &, int line = __builtin_LINE()) {
  hostcuda::wait(line);
}

} // namespace cooperative_groups
