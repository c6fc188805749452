// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/executor/Abi.h"
#include "app/executor/lower/Lowered.h"
#include "app/executor/run/Memory.h"
#include "app/executor/run/Printer.h"
#include "app/executor/run/Races.h"
#include "core/execute/Outcome.h"

#include <cstdint>
#include <string>

namespace warpgrain::executor {

/// What compiled code and signal handlers need of the one launch that this process runs.
struct Launch {
  DeviceMemory memory;
  LoweredKernel kernel;
  Printer printer;
  RaceDetector races;
  execute::ExecutionOutcome outcome; ///< filled in as far as the launch has come
};

/// The launch of this process. Compiled code calls plain functions, which find it here.
Launch &theLaunch();

/// Answers with the fault and ends the process: the first of several threads wins. Never returns.
[[noreturn]] void endWith(execute::Fault fault);
/// With the place and the thread filled in. Thread may be null.
[[noreturn]] void endWith(execute::FaultKind kind, std::string message, std::uint32_t site, const ThreadState *thread);

/// Writes the answer for whoever started this process.
void answer(const execute::ExecutionOutcome &outcome);

} // namespace warpgrain::executor
