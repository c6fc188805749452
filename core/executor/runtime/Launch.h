// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/abi/Lowered.h"
#include "core/executor/runtime/Memory.h"
#include "core/executor/runtime/Printer.h"
#include "core/executor/runtime/Races.h"
#include "core/executor/runtime/count/AccessTotals.h"
#include "core/run/Outcome.h"

#include <cstdint>
#include <optional>
#include <string>

namespace warpgrain::executor {

/// What compiled code and signal handlers need of the one launch that this process runs.
struct Launch {
  DeviceMemory memory;
  LoweredKernel kernel;
  Printer printer;
  RaceDetector races;
  CountedPieces pieces;                          ///< of the kernel's code, where operations are counted
  AccessTotals counts;                           ///< of the blocks that have ended, where they are counted
  std::optional<execute::Extent3> recordedBlock; ///< whose requests are kept, where they are counted
  std::string advice; ///< what may have led to an access where there is no memory; empty where nothing is known
  execute::ExecutionOutcome outcome; ///< filled in as far as the launch has come
};

/// The launch of this process. Compiled code calls plain functions, which find it here.
Launch &theLaunch();

/// Answers with the fault and ends the process: the first of several threads wins. Never returns.
[[noreturn]] void endWith(execute::Fault fault);
/// With the place and the thread filled in. Thread may be null.
[[noreturn]] void endWith(execute::FaultKind kind, std::string message, std::uint32_t site, const ThreadState *thread);

/// How this process answers and ends where a kernel must not go on. Set once, before anything runs.
struct Ending {
  int descriptor = 1;         ///< that the answer is written to: standard output
  int status = 0;             ///< of the process
  void (*before)() = nullptr; ///< called first, if not null
  /// Assertions that do not hold end the launch, and the program is told of it, as on a device.
  bool outlivesAssertions = false;
};

Ending &theEnding();

/// Writes the answer for whoever started this process.
void answer(const execute::ExecutionOutcome &outcome);

} // namespace warpgrain::executor
