// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// A number that the iterations of a loop gather with one operator, so that they may do it in any order.
struct NestReduction {
  openmp::VariableId variable{};
  std::string name;
  std::string operation; ///< "+", "*", "&", "|", "^", "min" or "max"
  bool isExact = false;  ///< the result does not depend on the order: of integers

  friend bool operator==(const NestReduction &, const NestReduction &) = default;
};

/// What each thread has of its own, of variables that are declared around a loop.
struct OwnVariables {
  std::vector<NestReduction> reductions;
  std::vector<openmp::VariableId> privates; ///< that each iteration writes before it reads them
};

/// Returns how a loop gathers a variable; nothing if the loop uses it in any other way, or other code may.
std::optional<NestReduction> reductionOf(const openmp::Program &program, const openmp::Statement &loop,
                                         openmp::VariableId variable);

} // namespace warpgrain::workflow
