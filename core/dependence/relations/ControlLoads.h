// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"

#include <optional>
#include <set>

namespace warpgrain::dependence {

/// Returns the arrays from which a kernel loads values that may decide whether a thread reaches an expression, and how
/// often: through the conditions around it, those of jumps and returns anywhere, and the variables that these use,
/// whatever the order of their assignments. Arrays in local memory are left out. Returns no value if that is not known:
/// a function is called, or a pointer leads to memory that the text does not name.
std::optional<std::set<model::VariableId>> controlLoads(const model::BodyIndex &index, model::ExpressionId expression);

} // namespace warpgrain::dependence
