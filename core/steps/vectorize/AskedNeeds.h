// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"
#include "core/steps/vectorize/Alignment.h"

namespace warpgrain::transform {

/// Returns whether a statement is executed only if a need holds, because a condition around it asks for it, as in
/// `if (i < n && pitch % 4 == 0)`. The parameter must keep its value.
bool isAskedAround(const model::BodyIndex &index, model::StatementId statement, const MultipleNeed &need);

} // namespace warpgrain::transform
