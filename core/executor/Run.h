// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/protocol/LaunchSeries.h"
#include "core/run/protocol/Request.h"

namespace warpgrain::executor {

struct LaunchState;

/// Compiles and runs one launch, and answers with the memory that it left. A fault ends the process with an answer that
/// names it. The launch must be new.
void run(LaunchState &launch, const run::ExecutionRequest &request);

/// Compiles a kernel and runs its launches one after the other, each in a process that is forked from this one; their
/// answers are files (core/run/protocol/LaunchSeries.h). Ends with the first that does not end in time. Answers with an
/// outcome without memory; its fault says why nothing could be compiled. The launch must be new.
void runSeries(LaunchState &launch, const run::LaunchSeries &series);

} // namespace warpgrain::executor
