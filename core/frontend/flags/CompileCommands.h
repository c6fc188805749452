// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::frontend {

/// How a file is compiled, from a compilation database.
struct CompileCommand {
  std::filesystem::path folder;
  std::vector<std::string> flags; ///< without the compiler's name and without the file itself
};

/// Looks for compile_commands.json in the file's folder, the folders above it, and their `build`
/// folders, and in it for the file. No database, or a file that is not in it, is nullopt; a
/// database that cannot be read is an error.
Result<std::optional<CompileCommand>> findCompileCommand(const std::filesystem::path &file);

/// The same in a database that is named.
Result<std::optional<CompileCommand>> findCompileCommandIn(const std::filesystem::path &database,
                                                           const std::filesystem::path &file);

} // namespace warpgrain::frontend
