// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"

#include <cstddef>
#include <expected>
#include <vector>

namespace warpgrain::transform {

/// Returns the spans of the extents in an array's declarator, outermost first, including the brackets: `[4]`. Refuses
/// if the declarator does not contain all of them, for example because a type alias has some.
std::expected<std::vector<SourceSpan>, dependence::Verdict>
declaredExtents(const model::Unit &unit, const model::Variable &array, std::size_t dimensions);

} // namespace warpgrain::transform
