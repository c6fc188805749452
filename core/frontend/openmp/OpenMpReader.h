// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/openmp/model/Program.h"

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::frontend {

/// A C or C++ source with OpenMP directives, and how to read it.
struct OpenMpRequest {
  std::filesystem::path file;
  std::optional<std::vector<std::string>> flags;      ///< as ParseRequest's
  std::optional<std::filesystem::path> database = {}; ///< likewise
  std::filesystem::path folder = {};                  ///< likewise
  std::vector<std::filesystem::path> others = {};     ///< more sources of the program, which may define what this calls
  std::optional<std::string> text = {};               ///< to read in place of the file's own
  std::vector<openmp::HeaderLines> lines = {};        ///< which lines of files those of `text` are; empty: the file's
  std::set<std::string> otherNames = {};  ///< of functions and variables of file scope that are to get other names
  std::set<std::string> helperNames = {}; ///< of anything that is to get another name
};

/// Reads a source with Clang's own OpenMP analysis (`-fopenmp`), by its ending as C (.c) or C++. Fails (input) with the
/// compiler's first error and its place, with its span in the text that is read: also for a directive or a clause that
/// is not known, which compilers warn of. Old C is read as today's: the program's text has prototypes, and declares and
/// includes what it calls.
Result<openmp::Program> readOpenMp(const OpenMpRequest &request);

} // namespace warpgrain::frontend
