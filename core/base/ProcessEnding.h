// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <sys/types.h>

namespace warpgrain {

/// How a process ended: with an exit code, or by a signal. Neither is known where something else in this process has
/// collected it.
struct ProcessEnding {
  std::optional<int> exitCode = {};
  std::optional<int> signal = {};

  bool succeeded() const { return exitCode == 0; }

  /// For messages: "exit code 2", "signal 11 (Segmentation fault)".
  std::string inWords() const;
};

/// Waits for the end of a child process and collects it.
ProcessEnding waitForEnd(pid_t process);

/// Collects a child process if it has ended; nothing while it runs.
std::optional<ProcessEnding> endingIfAny(pid_t process);

/// The same, for at most about `patience`.
std::optional<ProcessEnding> endingWithin(pid_t process, std::chrono::milliseconds patience);

} // namespace warpgrain
