// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>

namespace warpgrain::executor {

// Kernels that kernels launch, and the copies and fills that they ask for. A device may begin with them at once or when
// the block, or the grid, that asked has ended; here it is when the grid has ended. As its streams have an order, what
// was asked for is done one after the other, each with all that it asks for itself.

/// The functions that compiled kernels call, by name.
const std::map<std::string, void *> &childLaunchFunctions();

/// Does what the grid that has ended asked for. The runtime's mutex must be held.
void runChildren();

} // namespace warpgrain::executor
