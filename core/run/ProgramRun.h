// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/AttachedProcess.h"
#include "core/base/Error.h"
#include "core/base/TemporaryDirectory.h"
#include "core/run/Executor.h"
#include "core/run/protocol/Outcome.h"
#include "core/run/protocol/Program.h"

#include <chrono>
#include <optional>

namespace warpgrain::run {

/// The result of a program's run.
struct ProgramRun {
  bool begun = false; ///< the program's own code ran
  AttachedEnding ending;
  ExecutionOutcome outcome;               ///< why the executor ended it, and its findings; empty if it ran normally
  std::optional<RecordedLaunch> recorded; ///< with files in the folder
  TemporaryDirectory folder;
};

/// Runs a program in the executor, with this process's standard streams. The program cannot harm this process, and no
/// process is left. A timeout of zero means no limit. Fails (tool, internal) if the executor cannot be started.
Result<ProgramRun> runProgram(const Executor &executor, ProgramRequest request, std::chrono::milliseconds timeout);

} // namespace warpgrain::run
