// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Statement.h"

#include <clang/Frontend/ASTUnit.h>

#include <set>
#include <string>
#include <vector>

namespace warpgrain::frontend {

struct RenamedSource {
  std::string text;
  std::vector<openmp::Obstacle> notRenamed; ///< own names that stay and may come to mean CUDA's; texts are sentences
};

/// A source of C++ whose own functions and variables have no names of CUDA's functions: CUDA's would clash with them,
/// or fit a call better. `max` becomes `own_max` in each place that means it, and `std::max` where it means the
/// library's. So do functions and variables of file scope with `others` as names. Lines stay.
RenamedSource withoutNamesOfCuda(clang::ASTUnit &unit, const std::string &text,
                                 const std::set<std::string> &others = {});

} // namespace warpgrain::frontend
