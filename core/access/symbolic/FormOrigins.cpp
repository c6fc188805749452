// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/FormOrigins.h"

#include "core/access/form/Classify.h"

namespace warpgrain::access {

using namespace model;

void FormOrigins::remember(const Form &form, ExpressionId id) {
  for (const Term &term : form.terms()) {
    const bool isOperation = term.atoms.size() == 1 && atoms_[term.atoms[0]].kind == AtomKind::operation;
    if (term.atoms.size() > 1 || isOperation)
      origins_.try_emplace(term.atoms, Obscurity{.body = position_.frame().body, .expression = id, .what = {}});
  }
}

const Obscurity *FormOrigins::placeOf(const Form &form) const {
  for (const Term &term : form.terms()) {
    const auto found = origins_.find(term.atoms);
    if (found == origins_.end()) continue;
    Form single(1);
    for (const AtomId atom : term.atoms)
      single = single.times(Form(atom)).value_or(single);
    if (whyNotAffine(atoms_, single)) return &found->second;
  }
  return nullptr;
}

std::optional<Obscurity> FormOrigins::explain(const Form &form, ExpressionId id) const {
  auto why = whyNotAffine(atoms_, form);
  if (!why || isSome(why->expression)) return why;
  const Obscurity *origin = placeOf(form);
  for (const AtomId atom : atomsIn(atoms_, form))
    for (const Form *part : {&atoms_[atom].left, &atoms_[atom].right})
      if (origin == nullptr) origin = placeOf(*part);
  why->body = origin != nullptr ? origin->body : position_.frame().body;
  why->expression = origin != nullptr ? origin->expression : id;
  return why;
}

} // namespace warpgrain::access
