// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Rejoin.h"

#include <optional>

namespace warpgrain::access {

namespace {

bool isRemainder(const Atom &atom) {
  return atom.kind == AtomKind::operation && atom.operation == Operation::modulo;
}

/// The form with c*x in place of c*(x % n) and c*n*(x / n); nothing where it does not hold just these.
std::optional<Form> joined(const AtomTable &atoms, const Form &form, AtomId remainder) {
  const Atom &rest = atoms[remainder];
  const auto quotient =
      atoms.find({.kind = AtomKind::operation, .operation = Operation::divide, .left = rest.left, .right = rest.right});
  const auto times = form.coefficientOf(remainder);
  if (!quotient || !times || times->contains(*quotient)) return std::nullopt;
  const auto expected = times->times(rest.right);
  const auto found = form.coefficientOf(*quotient);
  if (!expected || !found || *found != *expected) return std::nullopt;
  const auto whole = times->times(rest.left);
  return whole ? form.without(remainder).without(*quotient).plus(*whole) : std::nullopt;
}

} // namespace

Form rejoined(const AtomTable &atoms, const Form &form) {
  for (const Term &term : form.terms())
    for (const AtomId atom : term.atoms)
      if (isRemainder(atoms[atom]))
        if (const auto whole = joined(atoms, form, atom)) return rejoined(atoms, *whole);
  return form;
}

} // namespace warpgrain::access
