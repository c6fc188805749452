// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Assumptions.h"

#include "core/access/form/Text.h"

#include <algorithm>

namespace warpgrain::access {

bool Assumptions::holds(const std::string &text) const {
  return std::ranges::any_of(list_, [&](const Assumption &known) { return known.text == text; });
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
  const std::string text = toString(atoms_, form) + " is not negative.";
  if (!holds(text)) list_.push_back({.text = text, .condition = condition});
}

void Assumptions::assumeWithin(const Form &form, const Interval &range) {
  const Interval bounds = boundsOf(atoms_, form);
  if (!range.low || !range.high || bounds.isWithin(*range.low, *range.high)) return;
  const auto above = form.plus(Form(-*range.low));
  const auto below = Form(*range.high).minus(form);
  if (!above || !below) return;
  const std::string text = toString(atoms_, form) + " is between " + std::to_string(*range.low) + " and " +
                           std::to_string(*range.high) + ".";
  if (holds(text)) return;
  list_.push_back(
      {.text = text, .condition = Condition::all({Condition::notNegative(*above), Condition::notNegative(*below)})});
}

} // namespace warpgrain::access
