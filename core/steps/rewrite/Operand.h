// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Body.h"
#include "core/model/Unit.h"

#include <string>
#include <string_view>

namespace warpgrain::transform {

/// The text of an expression so that an operator may be put beside it: in parentheses, unless it is a name, a member or
/// a number. A macro's name counts as a name only where every definition of it in the unit's files is one too, or is
/// itself in parentheses: with `#define B 16 + 16`, `B / 2` is 24.
std::string asOperand(const model::Unit &unit, std::string_view text);

/// True if an expression with a + (or a *) outermost may stand where this one stands, without
/// brackets.
bool mayStandBare(const model::Body &body, model::ExpressionId expression, model::Operator outermost);

} // namespace warpgrain::transform
