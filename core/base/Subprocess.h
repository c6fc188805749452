// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace warpgrain {

/// A program to start, and what it may use. Never goes through a shell: arguments reach the program
/// as they are here.
struct SubprocessRequest {
  /// arguments[0] is the program: a name looked up on PATH, or a path (relative ones from this
  /// process's folder).
  std::vector<std::string> arguments = {};
  std::filesystem::path folder = {}; ///< the program's working folder; empty: this process's
  /// Variables added to this process's environment; one that is there already is replaced.
  std::vector<std::pair<std::string, std::string>> environment = {};
  std::string input = {}; ///< the program's standard input; it sees the end after it
  std::chrono::milliseconds timeout = std::chrono::minutes(10); ///< zero: no limit
  /// Of standard output and standard error together.
  std::size_t outputLimitBytes = std::size_t{64} << 20U;
  /// Called with each piece of standard output as it comes, in the thread that waits.
  std::function<void(std::string_view)> onOutput = {};
  bool lowPriority = false; ///< gives way to the window and to other programs (niceness 10)
};

/// How a program ended: with an exit code, or by a signal.
struct SubprocessOutcome {
  std::optional<int> exitCode;
  std::optional<int> signal;
  std::string standardOutput;
  std::string standardError;
  std::chrono::milliseconds wallTime{0};

  bool succeeded() const { return exitCode == 0; }

  /// For messages: "exit code 2", "signal 11 (Segmentation fault)".
  std::string ending() const;
};

/// Starts a program, waits for it and collects what it wrote. A program that ran is an outcome,
/// whatever its exit code.
///
/// The program leads a process group of its own. When it ends, runs out of time, writes more than
/// the limit or the token is cancelled, the whole group is ended (SIGTERM, and SIGKILL two seconds
/// later or as soon as the leader is gone) and the program is waited for: no process of the group
/// is left. A grandchild that makes a session of its own escapes.
///
/// Errors: usage (no arguments, folder missing), tool (program missing or not startable, out of
/// time, too much output), cancelled. May be called from several threads at once.
Result<SubprocessOutcome> runSubprocess(const SubprocessRequest &request, const CancellationToken &cancel = {});

/// The absolute path of the program that a name stands for: the first executable file of that name
/// on PATH. A name with a slash stands for itself. Links are not followed. nullopt where there is
/// none.
std::optional<std::filesystem::path> findProgram(std::string_view name);

} // namespace warpgrain
