// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/flags/CompileCommands.h"

#include <clang/Tooling/JSONCompilationDatabase.h>

namespace warpgrain::frontend {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t maximumDatabaseBytes = std::uintmax_t{512} << 20U;

/// The database's command as flags: the compiler goes, the input file goes.
CompileCommand flagsOf(const clang::tooling::CompileCommand &command, const fs::path &file) {
  CompileCommand result{.folder = command.Directory, .flags = {}};
  for (std::size_t i = 1; i < command.CommandLine.size(); ++i) {
    const std::string &flag = command.CommandLine[i];
    std::error_code ignored;
    const bool isInput = !flag.starts_with('-') && fs::weakly_canonical(result.folder / flag, ignored) == file;
    if (!isInput && flag != "--") result.flags.push_back(flag);
  }
  return result;
}

} // namespace

Result<std::optional<CompileCommand>> findCompileCommandIn(const fs::path &database, const fs::path &file) {
  std::error_code ignored;
  const bool isThere = fs::exists(database, ignored);
  if (isThere && !fs::is_regular_file(database, ignored))
    return fail(ErrorKind::input, database.string() + " is not a regular file; give the path of a database.");
  if (isThere && fs::file_size(database, ignored) > maximumDatabaseBytes)
    return fail(ErrorKind::input, database.string() + " is larger than 512 MiB, too large for a database.");
  std::string error;
  const auto commands = clang::tooling::JSONCompilationDatabase::loadFromFile(
      database.string(), error, clang::tooling::JSONCommandLineSyntax::Gnu);
  if (!commands)
    return fail(ErrorKind::input,
                database.string() + " cannot be used (" + error + "); mend it, or give the flags after `--`.");
  const fs::path wanted = fs::weakly_canonical(file, ignored);
  const auto found = commands->getCompileCommands(wanted.string());
  if (!found.empty()) return flagsOf(found.front(), wanted);
  for (const auto &command : commands->getAllCompileCommands())
    if (fs::weakly_canonical(fs::path(command.Directory) / command.Filename, ignored) == wanted)
      return flagsOf(command, wanted);
  return std::nullopt;
}

Result<std::optional<CompileCommand>> findCompileCommand(const fs::path &file) {
  std::error_code error;
  fs::path folder = fs::weakly_canonical(file, error).parent_path();
  while (!folder.empty()) {
    for (const fs::path &place : {folder, folder / "build"}) {
      const fs::path database = place / "compile_commands.json";
      if (!fs::is_regular_file(database, error)) continue;
      auto found = findCompileCommandIn(database, file);
      if (!found || *found) return found;
    }
    if (folder == folder.parent_path()) break;
    folder = folder.parent_path();
  }
  return std::nullopt;
}

} // namespace warpgrain::frontend
