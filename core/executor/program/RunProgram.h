// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/runtime/launch/ExitReport.h"
#include "core/run/protocol/Program.h"

namespace warpgrain::executor {

struct LaunchState;
struct ProgramRuntime;

/// Opens the answer file in the request's folder. Ends this process with status 1 if the file cannot be opened.
ExitReport exitReportOf(const run::ProgramRequest &request);

/// Compiles the program's sources, runs its main, and ends this process with its status. Errors before main and faults
/// of kernels are written to the answer file. Never returns.
[[noreturn]] void runProgram(LaunchState &launch, run::ProgramRequest request);

/// Ends the running program: flushes what it has written, answers with the findings so far, and exits with the status.
/// No more code of the program runs.
[[noreturn]] void endProgram(ProgramRuntime &runtime, int status);

} // namespace warpgrain::executor
