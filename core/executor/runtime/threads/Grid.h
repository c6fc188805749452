// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/protocol/Request.h"

namespace warpgrain::executor {

struct LaunchState;

/// Launch of a kernel.
struct GridLaunch {
  run::Extent3 grid{1, 1, 1};
  run::Extent3 block{1, 1, 1};
  std::uint64_t sharedBytes = 0; ///< size of dynamic shared memory
  bool checks = true;            ///< the kernel was lowered with access checks
  bool isCooperative = true;     ///< its blocks may wait for each other
  unsigned workers = 0;          ///< host threads that run blocks; 0: one per processor
};

/// Runs all blocks of a launch of `launch.kernel`. `entry` is a BlockEntry, RegionEntry or ThreadEntry, by the kernel's
/// schedule; `arguments` points to the values of the parameters. Returns the number of host threads that ran blocks.
/// Fails (tool) if there is no memory for a worker.
Result<unsigned> runGrid(LaunchState &launch, void *entry, const GridLaunch &shape, void *const *arguments);

} // namespace warpgrain::executor
