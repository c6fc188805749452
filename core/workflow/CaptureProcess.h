// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/base/ProcessEnding.h"

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::workflow {

/// What a program finds when it starts.
struct ProgramSurroundings {
  std::vector<std::pair<std::string, std::string>> environment; ///< variables that are added
  std::filesystem::path folder;                                 ///< it works there; empty: here
  std::filesystem::path log; ///< takes what it prints, and it has no input; empty: it has this program's terminal
};

/// Starts a program and waits for its end; interrupts from the keyboard are for it. A path in its name is relative to
/// this program's folder, not to that of the surroundings. Fails (usage) where there is none, (tool) where it cannot be
/// started.
Result<ProcessEnding> runCaptured(const std::vector<std::string> &arguments, const ProgramSurroundings &surroundings);

/// "ended with exit code 1", "was ended by signal 11 (Segmentation fault)".
std::string clauseOf(const ProcessEnding &ending);

} // namespace warpgrain::workflow
