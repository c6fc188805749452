// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/HostConditions.h"

#include "core/access/form/Text.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <set>

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

/// The terms of a form without a symbol, and those with it, of which it is taken away.
struct Split {
  Form row;
  Form column;
};

std::optional<Split> splitBy(const Form &form, AtomId symbol) {
  Split out;
  for (const Term &term : form.terms()) {
    Form product(term.factor);
    bool isTaken = false;
    for (const AtomId atom : term.atoms) {
      if (atom == symbol && !isTaken) {
        isTaken = true;
        continue;
      }
      const auto next = product.times(Form(atom));
      if (!next) return std::nullopt;
      product = *next;
    }
    Form &side = isTaken ? out.row : out.column;
    const auto sum = side.plus(product);
    if (!sum) return std::nullopt;
    side = *sum;
  }
  return out;
}

/// The terms of a form that a constant width does not divide.
std::optional<Form> columnOf(const Form &form, std::int64_t width) {
  Form out;
  for (const Term &term : form.terms()) {
    if (!term.atoms.empty() && term.factor % width == 0) continue;
    Form product(term.factor);
    for (const AtomId atom : term.atoms) {
      const auto next = product.times(Form(atom));
      if (!next) return std::nullopt;
      product = *next;
    }
    const auto sum = out.plus(product);
    if (!sum) return std::nullopt;
    out = *sum;
  }
  return out;
}

/// The columns and widths that an access may be taken apart into, as the relations do it.
void addRows(const Form &offset, std::int64_t size, std::size_t depth, std::set<AssumedRow> &out) {
  if (depth > 3 || size <= 0) return;
  const auto add = [&](const Form &column, const Form &end) {
    if (const auto cells = column.dividedExactly(size)) out.insert({.column = *cells, .end = end});
  };
  std::set<AtomId> symbols;
  std::set<std::int64_t> widths;
  for (const Term &term : offset.terms()) {
    if (term.atoms.size() > 1) symbols.insert(term.atoms.begin(), term.atoms.end());
    if (!term.atoms.empty() && std::abs(term.factor) > size) widths.insert(std::abs(term.factor));
  }
  for (const AtomId symbol : symbols)
    if (const auto split = splitBy(offset, symbol)) {
      add(split->column, Form(symbol));
      addRows(split->column, size, depth + 1, out);
      if (const auto rows = split->row.dividedExactly(size)) addRows(*rows, 1, depth + 1, out);
    }
  for (const std::int64_t width : widths)
    if (const auto column = columnOf(offset, width); column && width % size == 0) add(*column, Form(width / size));
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
  if (atom.kind != AtomKind::symbol || !atom.isParameter || !isName(atom.name)) return std::nullopt;
  return "(long long)" + atom.name;
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
std::optional<std::string> HostConditions::comparison(const Form &left, const std::string &sign,
                                                      const Form &right) const {
  const auto difference = left.minus(right);
  if (!difference) return std::nullopt;
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
  const auto first = sumText(above);
  const auto second = sumText(below);
  if (!first || !second) return std::nullopt;
  return *first + sign + *second;
}

std::optional<std::string> HostConditions::textOf(const Condition &condition) const {
  switch (condition.kind()) {
  case ConditionKind::always:
    return "1";
  case ConditionKind::notNegative: {
    const auto least = extreme(condition.form(), true);
    return least ? comparison(*least, " >= ", Form()) : std::nullopt;
  }
  case ConditionKind::all: {
    std::string out;
    for (const Condition &part : condition.parts()) {
      const auto text = textOf(part);
      if (!text) return std::nullopt;
      out += (out.empty() ? "" : " && ") + *text;
    }
    return out;
  }
  default:
    return std::nullopt;
  }
}

std::optional<AssumedRow> HostConditions::rowOf(const dependence::Reason &assumption) const {
  if (assumption.id != dependence::ReasonId::rowEndNotPassed) return std::nullopt;
  const access::AtomTable &atoms = kernel_.instances.atoms;
  std::set<AssumedRow> found;
  for (const access::AccessInstance &access : kernel_.instances.accesses) {
    std::set<AssumedRow> rows;
    addRows(access.byteOffset, static_cast<std::int64_t>(access.sizeBytes), 0, rows);
    for (const AssumedRow &row : rows)
      if (dependence::Reason(assumption.id, {toString(atoms, row.column), toString(atoms, row.end)}).text() ==
          assumption.text())
        found.insert(row);
  }
  return found.size() == 1 ? std::optional(*found.begin()) : std::nullopt;
}

std::optional<std::string> HostConditions::textOf(const dependence::Reason &assumption) const {
  const auto known = rowOf(assumption);
  if (!known) return std::nullopt;
  const AssumedRow &row = *known;
  const auto least = extreme(row.column, true);
  const auto greatest = extreme(row.column, false);
  if (!least || !greatest) return std::nullopt;
  const auto beyond = greatest->plus(Form(1));
  const auto end = beyond ? comparison(*beyond, " <= ", row.end) : std::nullopt;
  if (const auto number = least->asConstant(); number && *number >= 0) return end;
  const auto begin = comparison(*least, " >= ", Form());
  return begin && end ? std::optional(*begin + " && " + *end) : std::nullopt;
}

} // namespace warpgrain::workflow
