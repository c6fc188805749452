// SPDX-License-Identifier: Apache-2.0
#include "core/steps/vectorize/Alignment.h"

#include "core/access/form/Text.h"

#include <algorithm>
#include <numeric>

namespace warpgrain::transform {

using namespace access;

namespace {

/// The parameter in a product that the product is a multiple of; null where there is none, or several.
const Atom *parameterIn(const AtomTable &atoms, const Term &term) {
  const Atom *found = nullptr;
  for (const AtomId id : term.atoms) {
    const Atom &atom = atoms[id];
    if (atom.kind != AtomKind::symbol || !atom.isParameter) continue;
    if (found != nullptr) return nullptr;
    found = &atom;
  }
  return found;
}

std::string textOf(const AtomTable &atoms, const Term &term) {
  std::string text;
  for (const AtomId id : term.atoms)
    text += (text.empty() ? "" : "*") + toString(atoms, id);
  return text;
}

} // namespace

void addNeed(std::vector<MultipleNeed> &needs, const MultipleNeed &need) {
  const auto known = std::ranges::find(needs, need.value, &MultipleNeed::value);
  if (known == needs.end())
    needs.push_back(need);
  else
    known->multiple = std::max(known->multiple, need.multiple);
}

std::expected<Alignment, std::string> alignmentOf(const AtomTable &atoms, const Form &value, std::int64_t unit) {
  Alignment out;
  out.behind = ((value.constantPart() % unit) + unit) % unit;
  for (const Term &term : value.terms()) {
    if (term.atoms.empty() || term.factor % unit == 0) continue;
    const Atom *parameter = parameterIn(atoms, term);
    if (parameter == nullptr) return std::unexpected(textOf(atoms, term));
    addNeed(out.needs, {.value = parameter->name, .multiple = unit / std::gcd(unit, term.factor)});
  }
  return out;
}

} // namespace warpgrain::transform
