// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <filesystem>
#include <string>

namespace warpgrain {

/// A program that is installed with this one.
struct CompanionProgram {
  std::string name;
  std::string variable; ///< of the environment, which may name another path
  std::string advice;   ///< a sentence: what to do where there is none
};

/// Finds it: the path in the environment variable, where that is set and not empty; else the program beside this
/// process's own; else the one on PATH.
///
/// Errors: tool, where there is none, or the variable names something that is no program.
Result<std::filesystem::path> findCompanion(const CompanionProgram &program);

} // namespace warpgrain
