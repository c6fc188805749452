// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::openmp {

/// A variable that a team declares, with the place of its first value.
struct TeamVariable {
  VariableId variable{};
  SourceSpan first; ///< empty where it has none
};

/// What a declaration of a team declares; none where the first values cannot be told.
std::optional<std::vector<TeamVariable>> teamVariables(const Program &program, const Statement &declaration);

/// True for a declaration that each thread of the team may make for itself: constants that do not depend on anything
/// that changes.
bool isOfEachThread(const Program &program, const Statement &region, const Statement &declaration);

/// The statements of the team itself.
const Statement &teamOf(const Statement &region);

} // namespace warpgrain::openmp
