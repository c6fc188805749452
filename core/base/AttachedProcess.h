// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/base/ProcessEnding.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain {

/// How an attached program ended.
struct AttachedEnding : ProcessEnding {
  bool timedOut = false;            ///< it was ended because its time was up
  std::optional<int> interruptedBy; ///< the signal by which somebody asked this process to end
};

/// Starts a program that has this process's terminal and standard streams for itself, and waits for it: what is pressed
/// or piped reaches it, Ctrl-C ends it and not us. A request to end this process (SIGTERM, SIGHUP) and a time-out end
/// the program, with SIGKILL two seconds later.
///
/// Whatever the program leaves running is ended too: for processes with no other children and one thread.
/// `arguments[0]` is the program's path. Zero: no time limit. Fails (tool) where the program cannot be started.
Result<AttachedEnding> runAttached(const std::vector<std::string> &arguments, std::chrono::milliseconds timeout);

} // namespace warpgrain
