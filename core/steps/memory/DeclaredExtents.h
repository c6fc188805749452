// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"

#include <cstddef>
#include <expected>
#include <vector>

namespace warpgrain::transform {

/// The extents in an array's declarator, outermost first: `[4]`, from [ to ], both included. Refuses where they do not
/// all stand there in the text, behind a type's name for example.
std::expected<std::vector<SourceSpan>, dependence::Verdict>
declaredExtents(const model::Unit &unit, const model::Variable &array, std::size_t dimensions);

} // namespace warpgrain::transform
