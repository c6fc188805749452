// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Atom.h"

namespace warpgrain::access {

AtomId AtomTable::intern(Atom atom) {
  const auto [found, isNew] = ids_.try_emplace(atom, static_cast<AtomId>(atoms_.size()));
  if (isNew) atoms_.push_back(std::move(atom));
  return found->second;
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
