// SPDX-License-Identifier: Apache-2.0
#include "core/model/BodyIndex.h"

#include <algorithm>

namespace warpgrain::model {

BodyIndex::BodyIndex(const Body &body, const Unit &unit)
    : body_(body), unit_(unit), owner_(statementsOfExpressions(body)), uses_(usesIn(body, unit)),
      accesses_(accessesIn(body, unit)) {
  for (std::size_t i = 0; i < uses_.size(); ++i)
    usesByVariable_.emplace(uses_[i].variable, i);
  for (std::size_t i = 0; i < accesses_.size(); ++i)
    accessesByExpression_.emplace(accesses_[i].expression, i);
}

std::vector<const Use *> BodyIndex::usesOf(VariableId variable) const {
  std::vector<const Use *> found;
  const auto [begin, end] = usesByVariable_.equal_range(variable);
  for (auto it = begin; it != end; ++it)
    found.push_back(&uses_[it->second]);
  return found;
}

const Access *BodyIndex::accessAt(ExpressionId expression) const {
  const auto first = accessesByExpression_.lower_bound(expression);
  const bool isFound = first != accessesByExpression_.end() && first->first == expression;
  return isFound ? &accesses_[first->second] : nullptr;
}

std::vector<const Access *> BodyIndex::accessesAt(ExpressionId expression) const {
  std::vector<const Access *> found;
  const auto [begin, end] = accessesByExpression_.equal_range(expression);
  for (auto it = begin; it != end; ++it)
    found.push_back(&accesses_[it->second]);
  return found;
}

bool BodyIndex::isReassigned(VariableId variable) const {
  return std::ranges::any_of(usesOf(variable), [](const Use *use) { return use->writes(); });
}

} // namespace warpgrain::model
