// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"

namespace warpgrain::openmp {

/// What a piece of code does with the value that a variable has before it.
struct ValueFlow {
  bool isRead = false;    ///< some path may read it before it writes the variable
  bool isDefined = false; ///< every path that reaches the end has written the variable
};

/// Follows a variable through a statement. `isDefined` says whether the value before it is known.
ValueFlow valueFlow(const Statement &statement, VariableId variable, bool isDefined = false);

} // namespace warpgrain::openmp
