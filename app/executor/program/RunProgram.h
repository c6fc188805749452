// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/execute/Program.h"

namespace warpgrain::executor {

/// Compiles the program's sources, runs its main, and ends this process with its status. What keeps it from running,
/// and what kernels do wrong, is told in the request's folder.
[[noreturn]] void runProgram(execute::ProgramRequest request);

} // namespace warpgrain::executor
