// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/sets/KnownSets.h"

namespace warpgrain::dependence {

std::optional<IntegerSet> KnownSets::find(std::size_t columns, const Formula &formula) const {
  const auto [begin, end] = known_.equal_range(formula.hash());
  for (auto at = begin; at != end; ++at)
    if (at->second.columns == columns && at->second.formula == formula) return at->second.set;
  return std::nullopt;
}

void KnownSets::add(std::size_t columns, const Formula &formula, const IntegerSet &set) {
  known_.emplace(formula.hash(), Known{.columns = columns, .formula = formula, .set = set});
}

} // namespace warpgrain::dependence
