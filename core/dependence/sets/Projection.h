// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/sets/Formula.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace warpgrain::dependence {

/// The formula that holds where the given one does for some values of the columns: exact, without the columns. Nothing
/// where that takes more than comparing each lower end with each upper one: a column with a factor, many choices.
std::optional<Formula> withoutColumns(const Formula &formula, const std::vector<ColumnId> &columns);

/// Whatever the values of the columns that are not free are: where the one formula holds for some values of the free
/// ones, so does the other. Tried with a few values; nothing where they do not tell.
///
/// `steps` grows by the work that was done.
std::optional<bool> isCovered(std::size_t columns, const Formula &one, const Formula &other,
                              const std::vector<ColumnId> &free, std::size_t &steps);

} // namespace warpgrain::dependence
