// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/Request.h"

namespace warpgrain::executor {

/// Compiles and runs the launch, and answers with what memory held after it, or with the fault. What a kernel does
/// wrong ends the process, with the answer given.
void run(const execute::ExecutionRequest &request);

} // namespace warpgrain::executor
