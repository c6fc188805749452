// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Body.h"

namespace warpgrain::transform {

/// True if an expression with the outermost operator + (or *) may replace this one without parentheses.
bool mayStandBare(const model::Body &body, model::ExpressionId expression, model::Operator outermost);

} // namespace warpgrain::transform
