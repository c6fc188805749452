// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/protocol/Outcome.h"

#include <unistd.h>

namespace warpgrain::executor {

/// How this process answers the process that started it, and how it ends. main makes it before anything runs, and hands
/// it over with the LaunchState.
struct ExitReport {
  int descriptor = STDOUT_FILENO; ///< file descriptor that the answer is written to
  int status = 0;                 ///< exit status of the process
  void (*before)() = nullptr;     ///< called before the answer is written, if not null
  /// True if a failed assertion cancels the launch and the program runs on, as on a device; false if it ends the
  /// process.
  bool outlivesAssertions = false;

  /// Writes an answer to the descriptor. Drops the rest if the reader has closed its end.
  void answer(const run::ExecutionOutcome &outcome) const;
};

} // namespace warpgrain::executor
