// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/openmp/model/Program.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::frontend {

/// A C or C++ source with OpenMP directives, and how to read it.
struct OpenMpRequest {
  std::filesystem::path file;
  std::optional<std::vector<std::string>> flags;      ///< as ParseRequest's
  std::optional<std::filesystem::path> database = {}; ///< likewise
  std::filesystem::path folder = {};                  ///< likewise
};

/// Reads a source with Clang's own OpenMP analysis (`-fopenmp`), by its ending as C (.c) or C++. Fails (input) with the
/// compiler's first error and its place: also for a directive or a clause that is not known, which compilers warn of.
Result<openmp::Program> readOpenMp(const OpenMpRequest &request);

} // namespace warpgrain::frontend
