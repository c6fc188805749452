// SPDX-License-Identifier: Apache-2.0
#include "core/base/CompanionProgram.h"

#include "core/base/Spawn.h"

#include <cstdlib>

namespace warpgrain {

namespace fs = std::filesystem;

Result<fs::path> findCompanion(const CompanionProgram &program) {
  if (const char *named = std::getenv(program.variable.c_str()); named != nullptr && *named != '\0') {
    std::error_code error;
    if (auto path = findProgram(fs::absolute(named, error).string())) return *path;
    return fail(ErrorKind::tool,
                program.variable + " is \"" + named + "\", where there is no program; correct or unset it.");
  }
  std::error_code error;
  const fs::path own = fs::read_symlink("/proc/self/exe", error);
  if (!error)
    if (auto path = findProgram((own.parent_path() / program.name).string())) return *path;
  if (auto path = findProgram(program.name)) return *path;
  return fail(ErrorKind::tool, "The program " + program.name + " is missing: it should lie beside this program or on " +
                                   "PATH. " + program.advice);
}

} // namespace warpgrain
