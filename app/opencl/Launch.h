// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/protocol/Outcome.h"
#include "core/run/protocol/Request.h"

namespace warpgrain::opencl {

/// Builds the request's source for an OpenCL device, runs the launch and writes the contents of its buffers to the
/// request's folder. A parameter for local memory has as its value the number of bytes. The request's limits are not
/// looked at; checks and counts are not made, and a note says so.
run::ExecutionOutcome runLaunch(const run::ExecutionRequest &request);

} // namespace warpgrain::opencl
