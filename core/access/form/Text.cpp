// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Text.h"

#include <algorithm>
#include <string_view>
#include <tuple>

namespace warpgrain::access {

namespace {

/// The order in which a person expects factors and summands: sizes, blocks, threads, loops, and what is computed.
int rankOf(const Atom &atom) {
  switch (atom.kind) {
  case AtomKind::blockExtent:
  case AtomKind::gridExtent:
  case AtomKind::symbol:
    return 0;
  case AtomKind::blockIndex:
    return 1;
  case AtomKind::threadIndex:
    return 2;
  case AtomKind::counter:
    return 3;
  default:
    return 4;
  }
}

auto factorKey(const AtomTable &atoms, AtomId id) {
  const Atom &atom = atoms[id];
  return std::tuple(rankOf(atom), -static_cast<int>(atom.axis), id);
}

std::vector<AtomId> orderedFactors(const AtomTable &atoms, const Term &term) {
  std::vector<AtomId> out = term.atoms;
  std::ranges::sort(out, {}, [&](AtomId id) { return factorKey(atoms, id); });
  return out;
}

std::vector<Term> orderedTerms(const AtomTable &atoms, const Form &form) {
  std::vector<Term> out = form.terms();
  std::ranges::stable_sort(out, [&](const Term &a, const Term &b) {
    if (a.atoms.size() != b.atoms.size()) return a.atoms.size() > b.atoms.size();
    if (a.atoms.empty()) return false;
    return factorKey(atoms, orderedFactors(atoms, a).back()) < factorKey(atoms, orderedFactors(atoms, b).back());
  });
  // A sum begins with what is added, where anything but a number is.
  const auto first = std::ranges::find_if(out, [](const Term &term) { return term.factor > 0 && !term.atoms.empty(); });
  if (first != out.end()) std::rotate(out.begin(), first, first + 1);
  return out;
}

std::string_view spelling(Operation operation) {
  switch (operation) {
  case Operation::divide:
    return " / ";
  case Operation::modulo:
    return " % ";
  case Operation::bitAnd:
    return " & ";
  case Operation::bitOr:
    return " | ";
  case Operation::bitXor:
    return " ^ ";
  case Operation::shiftLeft:
    return " << ";
  case Operation::shiftRight:
    return " >> ";
  }
  return " ? ";
}

std::string parenthesized(const AtomTable &atoms, const Form &form) {
  const std::string text = toString(atoms, form);
  const bool isPlain = form.asAtom() || (form.isConstant() && form.constantPart() >= 0);
  return isPlain ? text : "(" + text + ")";
}

std::string magnitude(std::int64_t value) {
  return value < 0 ? std::to_string(value).substr(1) : std::to_string(value);
}

/// The least number has no contrary: it stays where it is.
bool isTakenAway(const Term &term) {
  return term.factor < 0 && term.factor != INT64_MIN;
}

/// The two sides of a comparison with 0: what is added on the left, what is taken away on the right.
std::string compared(const AtomTable &atoms, const Form &form, std::string_view relation) {
  Form left;
  Form right;
  for (const Term &term : form.terms()) {
    Form &side = isTakenAway(term) ? right : left;
    Form part(isTakenAway(term) ? -term.factor : term.factor);
    for (const AtomId atom : term.atoms)
      part = part.times(Form(atom)).value_or(part);
    side = side.plus(part).value_or(side);
  }
  return toString(atoms, left) + std::string(relation) + toString(atoms, right);
}

/// form >= 0, with the smaller side on the left: "tx < n", "tx <= 7", "n >= 1".
std::string notNegative(const AtomTable &atoms, const Form &form) {
  constexpr std::int64_t large = std::int64_t{1} << 62;
  if (form.constantPart() < -large || form.constantPart() > large) return compared(atoms, form, " >= ");
  const std::int64_t constant = form.constantPart();
  Form greater;
  Form smaller;
  for (const Term &term : form.terms()) {
    if (term.atoms.empty()) continue;
    Form &side = isTakenAway(term) ? smaller : greater;
    Form part(isTakenAway(term) ? -term.factor : term.factor);
    for (const AtomId atom : term.atoms)
      part = part.times(Form(atom)).value_or(part);
    side = side.plus(part).value_or(side);
  }
  if (smaller == Form()) return toString(atoms, greater) + " >= " + toString(atoms, Form(-constant));
  const bool isConstant = greater == Form();
  // smaller <= greater + constant is smaller < greater + constant + 1.
  if (isConstant || constant < 0) {
    const Form more = greater.plus(Form(constant + 1)).value_or(greater);
    return toString(atoms, smaller) + " < " + toString(atoms, more);
  }
  return toString(atoms, smaller) + " <= " + toString(atoms, greater.plus(Form(constant)).value_or(greater));
}

} // namespace

std::string toString(const AtomTable &atoms, AtomId id) {
  const Atom &atom = atoms[id];
  const std::string axis(1, model::letterOf(atom.axis));
  switch (atom.kind) {
  case AtomKind::threadIndex:
    return "t" + axis;
  case AtomKind::blockIndex:
    return "b" + axis;
  case AtomKind::blockExtent:
    return "blockDim." + axis;
  case AtomKind::gridExtent:
    return "gridDim." + axis;
  case AtomKind::quotient:
    return "floor(" + parenthesized(atoms, atom.left) + "/" + std::to_string(atom.divisor) + ")";
  case AtomKind::select:
    return "(" + toString(atoms, atom.condition) + " ? " + toString(atoms, atom.left) + " : " +
           toString(atoms, atom.right) + ")";
  case AtomKind::operation:
    return "(" + parenthesized(atoms, atom.left) + std::string(spelling(atom.operation)) +
           parenthesized(atoms, atom.right) + ")";
  default:
    return atom.name;
  }
}

std::string toString(const AtomTable &atoms, const Form &form) {
  std::string out;
  for (const Term &term : orderedTerms(atoms, form)) {
    std::string product;
    for (const AtomId atom : orderedFactors(atoms, term))
      product += (product.empty() ? "" : "*") + toString(atoms, atom);
    const bool isNegative = term.factor < 0;
    if (out.empty())
      out += isNegative ? "-" : "";
    else
      out += isNegative ? " - " : " + ";
    const bool showsFactor = product.empty() || (term.factor != 1 && term.factor != -1);
    if (showsFactor) out += magnitude(term.factor) + (product.empty() ? "" : "*");
    out += product;
  }
  return out.empty() ? "0" : out;
}

std::string toString(const AtomTable &atoms, const Condition &condition) {
  switch (condition.kind()) {
  case ConditionKind::always:
    return "true";
  case ConditionKind::never:
    return "false";
  case ConditionKind::notNegative:
    return notNegative(atoms, condition.form());
  case ConditionKind::zero:
    return compared(atoms, condition.form(), " == ");
  case ConditionKind::notZero:
    return compared(atoms, condition.form(), " != ");
  case ConditionKind::unknown:
    return "?";
  case ConditionKind::all:
  case ConditionKind::any:
    break;
  }
  const bool isAll = condition.kind() == ConditionKind::all;
  std::string out;
  for (const Condition &part : condition.parts()) {
    if (!out.empty()) out += isAll ? " and " : " or ";
    const bool nested = !part.parts().empty();
    out += nested ? "(" + toString(atoms, part) + ")" : toString(atoms, part);
  }
  return out;
}

} // namespace warpgrain::access
