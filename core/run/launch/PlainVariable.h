// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Body.h"

namespace warpgrain::run {

/// The variable that an expression is, through casts; none if it is anything else.
model::VariableId variableOf(const model::Body &body, model::ExpressionId id);

} // namespace warpgrain::run
