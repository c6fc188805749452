// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/Request.h"

namespace warpgrain::executor {

struct LaunchState;

/// How a kernel is launched.
struct GridLaunch {
  execute::Extent3 grid{1, 1, 1};
  execute::Extent3 block{1, 1, 1};
  std::uint64_t sharedBytes = 0; ///< dynamic
  bool checks = true;            ///< the kernel was lowered with them
  bool isCooperative = true;     ///< its blocks may wait for each other
  unsigned workers = 0;          ///< threads that run blocks; 0: one for each processor
};

/// Runs all blocks of the launch on this machine's processors. `entry` is a BlockEntry or, where the kernel needs
/// fibers, a ThreadEntry. The number of threads of the host that ran them.
Result<unsigned> runGrid(LaunchState &launch, void *entry, const GridLaunch &shape, void *const *arguments);

} // namespace warpgrain::executor
