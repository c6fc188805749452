// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/execute/Request.h"

namespace warpgrain::executor {

/// Runs all blocks of the launch on this machine's processors. `entry` is a BlockEntry or, where the kernel needs
/// fibers, a ThreadEntry. The number of threads of the host that ran them.
Result<unsigned> runGrid(void *entry, const execute::ExecutionRequest &request, void *const *arguments);

} // namespace warpgrain::executor
