// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::cli {

/// How a program ended that had this program's terminal.
struct ProgramEnd {
  std::optional<int> exitCode;
  std::optional<int> signal;

  /// "ended with exit code 1", "was ended by signal 11 (Segmentation fault)".
  std::string text() const;
};

/// Starts a program with variables added to the environment, lets it have standard input, output and error, and waits
/// for its end; interrupts from the keyboard are for it. Fails (tool) where it cannot be started.
Result<ProgramEnd> runProgram(const std::vector<std::string> &arguments,
                              const std::vector<std::pair<std::string, std::string>> &environment);

} // namespace warpgrain::cli
