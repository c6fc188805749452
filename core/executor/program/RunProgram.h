// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/Program.h"

namespace warpgrain::executor {

/// Compiles the program's sources, runs its main, and ends this process with its status. What keeps it from running,
/// and what kernels do wrong, is told in the request's folder.
[[noreturn]] void runProgram(execute::ProgramRequest request);

/// Ends the running program here: what it has written comes out, what its kernels did wrong so far is told, and no more
/// of its code runs.
[[noreturn]] void endProgram(int status);

} // namespace warpgrain::executor
