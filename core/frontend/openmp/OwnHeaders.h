// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::frontend {

/// A source with headers of the program in the place of their includes.
struct JoinedSource {
  std::string text;
  std::vector<openmp::HeaderLines> headers; ///< where lines of the text come from; all others are of the source
};

/// Writes the program's own headers that hold code into a source: those with directives of OpenMP, functions that are
/// defined, or types with names of CUDA's. Headers are its own where they lie beside it or in a folder of `-I` and the
/// like. A translation changes the source alone, so all that it may have to change must be in it. The source stays as
/// it is where a header cannot be followed: one that includes itself. Headers with one of `names` are written into it,
/// too.
JoinedSource withOwnHeaders(const std::filesystem::path &file, const std::string &text,
                            const std::vector<std::string> &flags, const std::filesystem::path &folder,
                            const std::set<std::string> &names = {});

} // namespace warpgrain::frontend
