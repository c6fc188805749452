// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/sets/Formula.h"

#include <optional>
#include <vector>

namespace warpgrain::dependence {

/// The formula that holds where the given one does for some values of the columns: exact, without the columns. Nothing
/// where that takes more than comparing each lower end with each upper one: a column with a factor, many choices.
std::optional<Formula> withoutColumns(const Formula &formula, const std::vector<ColumnId> &columns);

} // namespace warpgrain::dependence
