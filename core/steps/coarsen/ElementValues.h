// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <vector>

namespace warpgrain::transform {

/// Returns the initializers of the first elements of an array of numbers, in order; all other elements are zero. Empty
/// if there are none, or if they cannot be assigned one by one: several dimensions, designators, macros, or more than
/// maximumElementValues elements.
std::vector<model::ExpressionId> elementValues(const model::Unit &unit, const model::Body &body,
                                               const model::Variable &variable);

/// Limit on the generated assignments, for readable code.
inline constexpr std::size_t maximumElementValues = 16;

} // namespace warpgrain::transform
