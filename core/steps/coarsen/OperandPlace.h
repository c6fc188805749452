// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Body.h"

namespace warpgrain::transform {

/// True if an expression with a + (or a *) outermost may stand where this one stands, without
/// brackets.
bool mayStandBare(const model::Body &body, model::ExpressionId expression, model::Operator outermost);

} // namespace warpgrain::transform
