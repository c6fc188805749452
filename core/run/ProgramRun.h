// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/AttachedProcess.h"
#include "core/base/Error.h"
#include "core/base/TemporaryDirectory.h"
#include "core/run/Executor.h"
#include "core/run/Outcome.h"
#include "core/run/Program.h"

#include <chrono>
#include <optional>

namespace warpgrain::execute {

/// How a program's run ended.
struct ProgramRun {
  bool begun = false; ///< the program's own code ran
  AttachedEnding ending;
  ExecutionOutcome outcome;               ///< why the executor ended it, and what was found; empty where it did not
  std::optional<RecordedLaunch> recorded; ///< with files in the folder
  TemporaryDirectory folder;
};

/// Runs a program in the executor, with this process's standard streams. Whatever the program does, this process is
/// unharmed, and no process is left. Zero: no time limit. Errors are those of starting the executor: tool, internal.
Result<ProgramRun> runProgram(const Executor &executor, ProgramRequest request, std::chrono::milliseconds timeout);

} // namespace warpgrain::execute
