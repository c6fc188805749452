// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <vector>

namespace warpgrain::transform {

/// The values that the declaration of an array of numbers gives its first elements, one for each, as they are written
/// between braces: all others are zero. Empty where there are none, or they cannot be assigned one by one: several
/// dimensions, designators, macros, more than maximumElementValues elements.
std::vector<model::ExpressionId> elementValues(const model::Unit &unit, const model::Body &body,
                                               const model::Variable &variable);

/// More lines of assignments nobody would write.
inline constexpr std::size_t maximumElementValues = 16;

} // namespace warpgrain::transform
