// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"

#include <set>
#include <string>
#include <vector>

namespace warpgrain::openmp {

/// What the sources of a program do with each other's functions. Each source is read by itself, so functions are known
/// by their names, which overloads share. Empty where one source is the program.
struct Elsewhere {
  std::set<std::string> defined;    ///< functions that one of the sources defines
  std::set<std::string> inParallel; ///< functions that several threads may execute at once
  std::set<std::string> asking;     ///< functions whose work depends on the threads of the region that calls them
  std::set<std::string> hidden;     ///< functions that code which is not read may call
  bool callsPointersInParallel = false;
};

/// Follows the calls from source to source.
Elsewhere elsewhereOf(const std::vector<const Program *> &sources);

} // namespace warpgrain::openmp
