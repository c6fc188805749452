// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace warpgrain::executor {

struct ProgramRuntime;

// Kernels that kernels launch, and the copies and fills that they ask for. A device may begin with them at once or when
// the block, or the grid, that asked has ended; here it is when the grid has ended. As its streams have an order, what
// was asked for is done one after the other, each with all that it asks for itself.

/// What a kernel asked for, to be done when its grid has ended.
struct ChildRequest {
  std::function<void()> run;
  bool isTail = false; ///< asked for in cudaStreamTailLaunch: done after everything else
};

/// The requests of the grid that runs. Its blocks add to them from several host threads.
struct ChildRequests {
  std::mutex mutex;
  std::vector<ChildRequest> asked; ///< in the order in which they were asked for
};

/// The functions that compiled kernels call, by name.
const std::map<std::string, void *> &childLaunchFunctions();

/// Does what the grid that has ended asked for. The runtime's mutex must be held.
void runChildren(ProgramRuntime &runtime);

} // namespace warpgrain::executor
