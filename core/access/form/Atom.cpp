// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Atom.h"

#include <functional>

namespace warpgrain::access {

namespace {

void mix(std::size_t &hash, std::size_t with) {
  hash ^= with + 0x9e3779b97f4a7c15 + (hash << 6) + (hash >> 2);
}

void mix(std::size_t &hash, const Form &form) {
  for (const Term &term : form.terms()) {
    mix(hash, static_cast<std::size_t>(term.factor));
    for (const AtomId atom : term.atoms)
      mix(hash, static_cast<std::size_t>(atom));
  }
}

/// Returns a hash of most members by which atoms differ.
std::size_t hashOf(const Atom &atom) {
  std::size_t hash = std::hash<std::string>()(atom.name);
  mix(hash, static_cast<std::size_t>(atom.kind));
  mix(hash, static_cast<std::size_t>(atom.axis));
  mix(hash, static_cast<std::size_t>(atom.operation));
  mix(hash, static_cast<std::size_t>(atom.divisor));
  mix(hash, atom.number);
  mix(hash, atom.left);
  mix(hash, atom.right);
  mix(hash, atom.condition.form());
  return hash;
}

} // namespace

AtomId AtomTable::intern(Atom atom) {
  if (const auto known = find(atom)) return *known;
  const auto id = static_cast<AtomId>(atoms_.size());
  ids_.emplace(hashOf(atom), id);
  weights_.push_back(1 + weightOf(atom.left) + weightOf(atom.right) + weightOf(atom.condition));
  atoms_.push_back(std::move(atom));
  return id;
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
  const auto [first, last] = ids_.equal_range(hashOf(atom));
  for (auto at = first; at != last; ++at)
    if ((*this)[at->second] == atom) return at->second;
  return std::nullopt;
}

std::optional<std::int64_t> AtomTable::greatestOf(AtomId counter) const {
  const auto found = greatest_.find(counter);
  return found != greatest_.end() ? std::optional(found->second) : std::nullopt;
}

} // namespace warpgrain::access
