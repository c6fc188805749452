// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/HostConditions.h"

#include "core/access/form/Bounds.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace warpgrain::workflow {

namespace {

using access::Atom;
using access::AtomId;
using access::AtomKind;
using access::Condition;
using access::ConditionKind;
using access::Form;
using access::Term;

/// `n`, `params.pitch`: the kernel's parameters have the names that their variables have in the source.
bool isName(const std::string &text) {
  if (text.empty() || std::isdigit(static_cast<unsigned char>(text.front())) != 0) return false;
  return std::ranges::all_of(
      text, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.'; });
}

/// A trip count that is a number only where it is not negative: without it, no iteration has an access.
Form whereExecuted(const access::AtomTable &atoms, const Form &trips) {
  const auto atom = trips.asAtom();
  if (!atom || atoms[*atom].kind != AtomKind::select || atoms[*atom].right != Form()) return trips;
  return atoms[*atom].left;
}

/// Both of two conditions.
HostCondition both(const HostCondition &one, const HostCondition &other) {
  const bool joins = !one.text.empty() && !other.text.empty() && one.text != other.text;
  return {.text = joins              ? one.text + " && " + other.text
                  : one.text.empty() ? other.text
                                     : one.text,
          .neverHolds = one.neverHolds || other.neverHolds};
}

std::optional<HostCondition> both(const std::optional<HostCondition> &one, const std::optional<HostCondition> &other) {
  return one && other ? std::optional(both(*one, *other)) : std::nullopt;
}

} // namespace

HostConditions::HostConditions(const NestKernel &kernel) : kernel_(kernel) {
  for (const access::AccessInstance &access : kernel.instances.accesses)
    for (const access::LoopInfo &loop : access.place.loops)
      if (!loop.iteration && loop.tripCount)
        trips_.emplace(loop.counter, whereExecuted(kernel.instances.atoms, *loop.tripCount));
}

/// The least or the greatest value over all iterations; each counter is at one of its ends.
std::optional<Form> HostConditions::extreme(const Form &form, bool isLeast) const {
  Form out = form;
  for (std::size_t rounds = 0; rounds < 8; ++rounds) {
    std::optional<AtomId> counter;
    for (const Term &term : out.terms())
      for (const AtomId atom : term.atoms)
        if (kernel_.instances.atoms[atom].kind == AtomKind::counter) counter = std::max(counter.value_or(atom), atom);
    if (!counter) return out;
    const auto coefficient = out.coefficientOf(*counter);
    const auto factor = coefficient ? coefficient->asConstant() : std::nullopt;
    if (!factor) return std::nullopt;
    Form last; // 0 at the begin of the loop
    if ((*factor < 0) == isLeast) {
      const auto known = trips_.find(*counter);
      const auto end = known == trips_.end() ? std::nullopt : known->second.plus(Form(-1));
      if (!end) return std::nullopt;
      last = *end;
    }
    const auto moved = last.times(Form(*factor));
    const auto next = moved ? out.without(*counter).plus(*moved) : std::nullopt;
    if (!next) return std::nullopt;
    out = *next;
  }
  return std::nullopt;
}

std::optional<std::string> HostConditions::atomText(AtomId id) const {
  const Atom &atom = kernel_.instances.atoms[id];
  if (atom.kind == AtomKind::quotient) return quotientText(atom.left, atom.divisor);
  if (atom.kind != AtomKind::symbol || !atom.isParameter || !isName(atom.name)) return std::nullopt;
  return "(long long)" + atom.name;
}

/// The division of C rounds towards 0, that of forms down.
std::optional<std::string> HostConditions::quotientText(const Form &dividend, std::int64_t divisor) const {
  const auto sum = sumText(dividend);
  if (!sum || divisor <= 0) return std::nullopt;
  const std::string by = " / " + std::to_string(divisor);
  return "((" + *sum + ") >= 0 ? (" + *sum + ")" + by + " : -((" + std::to_string(divisor - 1) + " - (" + *sum + "))" +
         by + "))";
}

std::optional<std::string> HostConditions::sumText(const Form &form) const {
  std::string out;
  for (const Term &term : form.terms()) {
    std::string product = term.atoms.empty() || std::abs(term.factor) != 1 ? std::to_string(std::abs(term.factor)) : "";
    for (const AtomId atom : term.atoms) {
      const auto text = atomText(atom);
      if (!text) return std::nullopt;
      product += (product.empty() ? "" : " * ") + *text;
    }
    out += out.empty() ? (term.factor < 0 ? "-" : "") : (term.factor < 0 ? " - " : " + ");
    out += product;
  }
  return out.empty() ? "0" : out;
}

/// Negative terms go to the other side.
std::optional<HostCondition> HostConditions::atMost(const Form &left, const Form &right) const {
  const auto difference = right.minus(left);
  if (!difference) return std::nullopt;
  if (const auto number = difference->asConstant()) return HostCondition{.text = {}, .neverHolds = *number < 0};
  Form above;
  Form below;
  for (const Term &term : difference->terms()) {
    Form product(std::abs(term.factor));
    for (const AtomId atom : term.atoms) {
      const auto next = product.times(Form(atom));
      if (!next) return std::nullopt;
      product = *next;
    }
    Form &side = term.factor < 0 ? below : above;
    const auto sum = side.plus(product);
    if (!sum) return std::nullopt;
    side = *sum;
  }
  const auto less = sumText(below);
  const auto more = sumText(above);
  if (!less || !more) return std::nullopt;
  return HostCondition{.text = below.isConstant() ? *more + " >= " + *less : *less + " <= " + *more};
}

/// 0 <= index and index + used <= end, in every iteration.
std::optional<HostCondition> HostConditions::within(const Form &index, std::int64_t used, const Form &end) const {
  if (const auto number = end.asConstant();
      number && access::boundsOf(kernel_.instances.atoms, index).isWithin(0, *number - used))
    return HostCondition();
  const auto least = extreme(index, true);
  const auto greatest = extreme(index, false);
  const auto beyond = greatest ? greatest->plus(Form(used)) : std::nullopt;
  return least && beyond ? both(atMost(Form(), *least), atMost(*beyond, end)) : std::nullopt;
}

std::optional<HostCondition> HostConditions::of(const Condition &condition) const {
  switch (condition.kind()) {
  case ConditionKind::always:
    return HostCondition();
  case ConditionKind::notNegative: {
    const auto least = extreme(condition.form(), true);
    return least ? atMost(Form(), *least) : std::nullopt;
  }
  case ConditionKind::all: {
    std::optional<HostCondition> out = HostCondition();
    for (const Condition &part : condition.parts())
      out = both(out, of(part));
    return out;
  }
  default:
    return std::nullopt;
  }
}

std::optional<HostCondition> HostConditions::of(const dependence::AssumedRow &row) const {
  return within(row.column, row.used, row.end);
}

std::optional<HostCondition> HostConditions::of(const dependence::Reason &assumption) const {
  if (assumption.id != dependence::ReasonId::subscriptsStayInDimensions) return std::nullopt;
  const std::string *name = assumption.arguments.front().text();
  std::optional<HostCondition> out = HostCondition();
  for (const access::AccessInstance &access : kernel_.instances.accesses) {
    if (!access.array || name == nullptr || kernel_.instances[*access.array].name != *name) continue;
    for (const access::Subscript &subscript : access.subscripts)
      out = both(out, within(subscript.index, 1, Form(subscript.extent)));
  }
  return out;
}

} // namespace warpgrain::workflow
