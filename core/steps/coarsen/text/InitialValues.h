// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <vector>

namespace warpgrain::transform {

/// True if an array's declaration gives initial values; false if its elements are only default-constructed:
/// `uint3 a[4];`.
bool isGivenValues(const model::Body &body, const model::Variable &variable);

/// True for a literal zero, possibly converted. An array can be initialized with it as `{0}`.
bool isZero(const model::Body &body, model::ExpressionId expression);

/// True for a list of such zeros, for a list of such lists, and for `{}`.
bool isOnlyZeros(const model::Body &body, model::ExpressionId expression);

/// Returns the initializers of the first elements of an array of numbers, in order; all other elements are zero. Empty
/// if there are none, or if they cannot be assigned one by one: several dimensions, designators, macros, or more than
/// maximumElementValues elements.
std::vector<model::ExpressionId> elementValues(const model::Unit &unit, const model::Body &body,
                                               const model::Variable &variable);

/// Limit on the generated assignments, for readable code.
inline constexpr std::size_t maximumElementValues = 16;

} // namespace warpgrain::transform
