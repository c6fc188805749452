// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Body.h"

#include <cstdint>
#include <optional>

namespace warpgrain::transform {

/// How many iterations of a loop that steps its counter up by one lie between two references that are written alike but
/// for a constant beside the counter: 2 for `a[k - 1]` and `a[k + 1]`. The second one names in an iteration what the
/// first one names so many iterations later; where the counter steps down, so many earlier. Nothing where the text does
/// not show it, or names no counter.
std::optional<std::int64_t> shiftBetween(const model::Body &body, model::ExpressionId one, model::ExpressionId other,
                                         model::VariableId counter);

} // namespace warpgrain::transform
