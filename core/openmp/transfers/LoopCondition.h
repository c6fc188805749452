// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"

#include <optional>

namespace warpgrain::openmp {

/// The condition of a loop, without parentheses and semicolons: "call(), " at its begin is evaluated before each
/// evaluation of the condition. None where there is no condition, where it declares a variable, where it may be a part
/// of a macro, and where the step of a `for`, which is evaluated before it, works on more than variables.
std::optional<SourceSpan> conditionOf(const Program &program, const Statement &loop);

} // namespace warpgrain::openmp
