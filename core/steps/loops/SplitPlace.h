// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/model/Dialect.h"

#include <expected>
#include <string>

namespace warpgrain::transform {

/// The text of a place that a person names in a step, `n-1`, laid out as source, `n - 1`. Fails where it is more than
/// sums and products of numbers, of integer variables that are known at a statement, and of the kernel's indices: what
/// could do anything, or could not be compiled there.
std::expected<std::string, dependence::Verdict> placeText(const model::BodyIndex &index, const std::string &place,
                                                          model::StatementId at, const model::Dialect &dialect);

} // namespace warpgrain::transform
