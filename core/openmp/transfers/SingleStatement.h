// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"

#include <optional>

namespace warpgrain::openmp {

/// True where a statement's only call has all memory that its expressions work on as arguments: they are evaluated
/// before it. The statement may give its result to a variable.
bool isCallAlone(const Program &program, const Statement &statement);

/// The array of one element that an assignment gives another value, and that it does not read.
std::optional<VariableId> replacedBy(const Program &program, const Statement &statement);

} // namespace warpgrain::openmp
