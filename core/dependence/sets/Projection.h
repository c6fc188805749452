// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/sets/Formula.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace warpgrain::dependence {

/// Projects columns out exactly: the result holds where some values of the columns satisfy the formula. No value if
/// this takes more than combining each lower bound with each upper bound, for example for a column with a factor or for
/// many disjuncts.
std::optional<Formula> withoutColumns(const Formula &formula, const std::vector<ColumnId> &columns);

/// True if, for all values of the other columns, `other` can be satisfied by some values of the `free` columns wherever
/// `one` can. Searches a few sample points; returns no value if they do not decide.
///
/// Adds the number of search steps to `steps`.
std::optional<bool> isCovered(std::size_t columns, const Formula &one, const Formula &other,
                              const std::vector<ColumnId> &free, std::size_t &steps);

} // namespace warpgrain::dependence
