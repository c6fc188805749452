// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <vector>

namespace warpgrain::transform {

/// True if an array's declaration says values; not where its elements are only made: `uint3 a[4];`.
bool isGivenValues(const model::Body &body, const model::Variable &variable);

/// True for a literal zero, through conversions: an array can be given it as `{0}`.
bool isZero(const model::Body &body, model::ExpressionId expression);

/// True for a list of such zeros, or of lists of them; `{}` too.
bool isOnlyZeros(const model::Body &body, model::ExpressionId expression);

/// The values that the declaration of an array of numbers gives its first elements, one for each, as they are written
/// between braces: all others are zero. Empty where there are none, or they cannot be assigned one by one: several
/// dimensions, designators, macros, more than maximumElementValues elements.
std::vector<model::ExpressionId> elementValues(const model::Unit &unit, const model::Body &body,
                                               const model::Variable &variable);

/// More lines of assignments nobody would write.
inline constexpr std::size_t maximumElementValues = 16;

} // namespace warpgrain::transform
