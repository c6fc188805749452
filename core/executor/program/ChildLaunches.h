// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace warpgrain::executor {

struct ProgramRuntime;

// Dynamic parallelism: kernels that kernels launch, and copies and fills that kernels request. CUDA allows a child to
// start at any time after the request; the executor starts it when the parent grid has ended. It executes the requests
// one after the other, each together with all requests that it makes itself.

/// A request of a kernel, executed when the kernel's grid has ended.
struct ChildRequest {
  std::function<void()> run;
  bool isTail = false; ///< made in cudaStreamTailLaunch: executed after all other requests
};

/// The requests of the running grid. Its blocks add requests from several host threads.
struct ChildRequests {
  std::mutex mutex;
  std::vector<ChildRequest> asked; ///< in the order of the requests
};

/// Returns the functions that compiled kernels call to make requests, by name.
const std::map<std::string, void *> &childLaunchFunctions();

/// Executes the requests of the grid that has ended. The runtime's mutex must be held.
void runChildren(ProgramRuntime &runtime);

} // namespace warpgrain::executor
