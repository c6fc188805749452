// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/base/ProcessEnding.h"
#include "core/base/Spawn.h"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace warpgrain {

/// A program to start, and what it may use.
struct SubprocessRequest {
  std::vector<std::string> arguments = {};                           ///< as SpawnRequest's
  std::filesystem::path folder = {};                                 ///< as SpawnRequest's
  std::vector<std::pair<std::string, std::string>> environment = {}; ///< as SpawnRequest's
  std::string input = {}; ///< the program's standard input; it sees the end after it
  std::chrono::milliseconds timeout = std::chrono::minutes(10); ///< zero: no limit
  bool mayTimeOut = false;                                      ///< running out of time is an outcome, no error
  /// Of standard output and standard error together.
  std::size_t outputLimitBytes = std::size_t{64} << 20U;
  /// Called with each piece of standard output as it comes, in the thread that waits.
  std::function<void(std::string_view)> onOutput = {};
  bool lowPriority = false; ///< gives way to the window and to other programs (niceness 10)
};

/// How a program ended, and what it wrote.
struct SubprocessOutcome : ProcessEnding {
  bool timedOut = false; ///< it was ended because its time was up; only where the request allows that
  std::string standardOutput;
  std::string standardError;
  std::chrono::milliseconds wallTime{0};
};

/// Starts a program, waits for it and collects what it wrote. A program that ran is an outcome,
/// whatever its exit code.
///
/// The program leads a process group of its own. When it ends, runs out of time, writes more than
/// the limit or the token is cancelled, the whole group is ended (SIGTERM, and SIGKILL two seconds
/// later or as soon as the leader is gone) and the program is waited for: no process of the group
/// is left. A grandchild that makes a session of its own escapes.
///
/// Errors: those of spawn(), tool (out of time, too much output), cancelled. May be called from several threads at
/// once.
Result<SubprocessOutcome> runSubprocess(const SubprocessRequest &request, const CancellationToken &cancel = {});

} // namespace warpgrain
