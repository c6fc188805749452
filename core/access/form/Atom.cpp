// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Atom.h"

namespace warpgrain::access {

AtomId AtomTable::intern(Atom atom) {
  const auto [found, isNew] = ids_.try_emplace(atom, static_cast<AtomId>(atoms_.size()));
  if (isNew) {
    weights_.push_back(1 + weightOf(atom.left) + weightOf(atom.right) + weightOf(atom.condition));
    atoms_.push_back(std::move(atom));
  }
  return found->second;
}

std::size_t AtomTable::weightOf(const Form &form) const {
  std::size_t sum = 0;
  for (const Term &term : form.terms())
    for (const AtomId atom : term.atoms)
      sum += weights_[static_cast<std::size_t>(atom)];
  return sum;
}

std::size_t AtomTable::weightOf(const Condition &condition) const {
  std::size_t sum = weightOf(condition.form());
  for (const Condition &part : condition.parts())
    sum += weightOf(part);
  return sum;
}

std::optional<AtomId> AtomTable::find(const Atom &atom) const {
  const auto found = ids_.find(atom);
  return found != ids_.end() ? std::optional(found->second) : std::nullopt;
}

std::optional<std::int64_t> AtomTable::greatestOf(AtomId counter) const {
  const auto found = greatest_.find(counter);
  return found != greatest_.end() ? std::optional(found->second) : std::nullopt;
}

} // namespace warpgrain::access
