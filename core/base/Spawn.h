// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <array>
#include <csignal>
#include <filesystem>
#include <string>
#include <sys/types.h>
#include <utility>
#include <vector>

namespace warpgrain {

/// How a program is started. Never goes through a shell: arguments reach the program as they are here.
struct SpawnRequest {
  /// arguments[0] is the program: a name looked up on PATH, or a path (relative ones from this process's folder).
  std::vector<std::string> arguments = {};
  std::filesystem::path folder = {}; ///< the program's working folder; empty: this process's
  /// Variables added to this process's environment; one that is there already is replaced.
  std::vector<std::pair<std::string, std::string>> environment = {};
  /// Descriptors above 2 that become its standard input, output and error; -1: this process's own.
  std::array<int, 3> streams{-1, -1, -1};
  bool leadsGroup = false;       ///< of processes: whoever ends the group ends all that the program started
  bool keepsDescriptors = false; ///< inherits what is open here and not close-on-exec; else nothing but its streams
  /// Signals that do what they do by default, whatever this process does with them.
  std::vector<int> defaultSignals = {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD, SIGUSR1, SIGUSR2, SIGALRM};
  const sigset_t *blockedSignals = nullptr; ///< null: none is blocked
};

/// Starts a program and returns at once. The caller collects it (core/base/ProcessEnding.h).
///
/// Errors: usage (no arguments, folder missing), tool (program missing or not startable).
Result<pid_t> spawn(const SpawnRequest &request);

/// The absolute path of the program that a name stands for: the first executable file of that name on PATH. A name with
/// a slash stands for itself. Links are not followed. nullopt where there is none.
std::optional<std::filesystem::path> findProgram(std::string_view name);

} // namespace warpgrain
