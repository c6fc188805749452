// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Assumptions.h"

#include "core/access/form/Text.h"

#include <algorithm>

namespace warpgrain::access {

void Assumptions::add(Assumption assumption) {
  const auto isSame = [&](const Assumption &known) {
    return known.value == assumption.value && known.range == assumption.range;
  };
  if (std::ranges::none_of(list_, isSame)) list_.push_back(std::move(assumption));
}

void Assumptions::assume(const std::set<AtomId> &notNegative) {
  for (const AtomId atom : notNegative)
    assumeNotNegative(Form(atom));
}

void Assumptions::assumeNotNegative(const Form &form) {
  const Condition condition = Condition::notNegative(form);
  // Most are assumed again and again: to compare forms is quicker than to write them.
  const bool isKnown =
      condition.kind() == ConditionKind::notNegative &&
      std::ranges::any_of(list_, [&](const Assumption &known) { return known.condition == condition; });
  if (isKnown) return;
  add({.value = toString(atoms_, form), .range = {}, .condition = condition});
}

void Assumptions::assumeWithin(const Form &form, const Interval &range) {
  const Interval bounds = boundsOf(atoms_, form);
  if (!range.low || !range.high || bounds.isWithin(*range.low, *range.high)) return;
  const auto above = form.plus(Form(-*range.low));
  const auto below = Form(*range.high).minus(form);
  if (!above || !below) return;
  add({.value = toString(atoms_, form),
       .range = std::pair(*range.low, *range.high),
       .condition = Condition::all({Condition::notNegative(*above), Condition::notNegative(*below)})});
}

} // namespace warpgrain::access
