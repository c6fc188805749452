// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/sets/Formula.h"

#include <optional>
#include <vector>

namespace warpgrain::dependence {

/// Projects columns out exactly: the result holds where some values of the columns satisfy the formula. No value if
/// this takes more than combining each lower bound with each upper bound, for example for a column with a factor or for
/// many disjuncts.
std::optional<Formula> withoutColumns(const Formula &formula, const std::vector<ColumnId> &columns);

} // namespace warpgrain::dependence
