// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/protocol/Request.h"

namespace warpgrain::executor {

struct LaunchState;

/// Compiles and runs one launch, and answers with the memory that it left. A fault ends the process with an answer that
/// names it. The launch must be new.
void run(LaunchState &launch, const run::ExecutionRequest &request);

} // namespace warpgrain::executor
