// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/counting/FormReader.h"

#include "core/access/form/Classify.h"
#include "core/access/form/Substitute.h"

namespace warpgrain::access {

namespace {

constexpr std::size_t maximumChoices = 16;
constexpr int maximumSelectDepth = 6;

std::optional<std::int64_t> constantOf(const QuasiLinear &value) {
  if (value.divisor != 1 || !value.remainders.empty() || !value.numerator.isConstant()) return std::nullopt;
  return value.numerator.constant;
}

} // namespace

FormReader::FormReader(AtomTable &atoms, const LaunchNumbers &numbers, const std::vector<AtomId> &outer)
    : atoms_(atoms), numbers_(numbers) {
  for (std::size_t i = 0; i < outer.size(); ++i)
    outer_[outer[i]] = i;
}

std::optional<QuasiLinear> FormReader::value(const Form &form) {
  QuasiLinear sum = QuasiLinear::constant(0);
  for (const Term &term : form.terms()) {
    QuasiLinear product = QuasiLinear::constant(term.factor);
    for (const AtomId atom : term.atoms) {
      const auto factor = atomValue(atom);
      if (!factor) return std::nullopt;
      // A product is linear only if one of its factors is a number.
      const auto left = constantOf(product);
      const auto right = constantOf(*factor);
      if (!left && !right) return std::nullopt;
      QuasiLinear next = QuasiLinear::constant(0);
      if (!next.canAdd(left ? *factor : product, left ? *left : *right)) return std::nullopt;
      next.add(left ? *factor : product, left ? *left : *right);
      product = std::move(next);
    }
    if (!sum.canAdd(product)) return std::nullopt;
    sum.add(product);
  }
  return sum;
}

std::optional<QuasiLinear> FormReader::atomValue(AtomId id) {
  if (const auto index = outer_.find(id); index != outer_.end()) {
    QuasiLinear result = QuasiLinear::constant(0);
    result.numerator.outer.resize(index->second + 1);
    result.numerator.outer.back() = 1;
    return result;
  }
  // A copy: the table may grow while sides of selects are looked at.
  const Atom atom = atoms_[id];
  if (atom.kind == AtomKind::threadIndex) {
    QuasiLinear result = QuasiLinear::constant(0);
    result.numerator.thread[model::indexOf(atom.axis)] = 1;
    return result;
  }
  if (atom.kind == AtomKind::quotient) {
    const auto left = value(atom.left);
    return left ? left->floorDividedBy(atom.divisor) : std::nullopt;
  }
  if (atom.kind == AtomKind::operation) return operationValue(atom);
  if (const auto number = numbers_.numberOf(id)) return QuasiLinear::constant(*number);
  return std::nullopt;
}

std::optional<QuasiLinear> FormReader::operationValue(const Atom &atom) {
  if (atom.operation != Operation::divide && atom.operation != Operation::modulo) return std::nullopt;
  const auto left = value(atom.left);
  const auto right = value(atom.right);
  const auto by = right ? constantOf(*right) : std::nullopt;
  const auto range = numbers_.rangeOf(atom.left);
  // Rounding down and rounding towards zero are one for numbers that are not negative.
  if (!left || !by || *by <= 0 || !range || range->low < 0) return std::nullopt;
  auto quotient = left->floorDividedBy(*by);
  if (!quotient || atom.operation == Operation::divide) return quotient;
  QuasiLinear rest = *left;
  if (!rest.canAdd(*quotient, -*by)) return std::nullopt;
  rest.add(*quotient, -*by);
  return rest;
}

std::optional<AtomId> FormReader::selectIn(const Form &form) const {
  for (const AtomId atom : atomsIn(atoms_, form))
    if (atoms_[atom].kind == AtomKind::select) return atom;
  return std::nullopt;
}

CountCondition FormReader::condition(const Condition &condition) {
  switch (condition.kind()) {
  case ConditionKind::always:
    return {};
  case ConditionKind::never:
    return CountCondition::notOf({});
  case ConditionKind::notNegative:
  case ConditionKind::zero:
  case ConditionKind::notZero:
    return comparison(condition.kind(), condition.form(), 0);
  case ConditionKind::all:
  case ConditionKind::any: {
    std::vector<CountCondition> parts;
    for (const Condition &part : condition.parts())
      parts.push_back(this->condition(part));
    return condition.kind() == ConditionKind::all ? CountCondition::allOf(std::move(parts))
                                                  : CountCondition::anyOf(std::move(parts));
  }
  default:
    return CountCondition::unknown();
  }
}

CountCondition FormReader::comparison(ConditionKind kind, const Form &form, int depth) {
  if (auto read = value(form)) {
    if (kind == ConditionKind::notNegative) return CountCondition::notOf(CountCondition::negative(std::move(*read)));
    auto isZero = CountCondition::zero(std::move(*read));
    return kind == ConditionKind::zero ? isZero : CountCondition::notOf(std::move(isZero));
  }
  const auto select = selectIn(form);
  if (!select || depth == maximumSelectDepth) {
    for (const AtomId atom : atomsIn(atoms_, form)) {
      const AtomKind is = atoms_[atom].kind;
      const bool isComputed = is == AtomKind::quotient || is == AtomKind::select || is == AtomKind::operation;
      if (!isComputed && is != AtomKind::threadIndex && !outer_.contains(atom) && !numbers_.numberOf(atom))
        unknownAtoms_.insert(atom);
    }
    return CountCondition::unknown();
  }
  const Atom atom = atoms_[*select];
  const auto left = substitute(atoms_, form, {{*select, atom.left}});
  const auto right = substitute(atoms_, form, {{*select, atom.right}});
  if (!left || !right) return CountCondition::unknown();
  const CountCondition chosen = condition(atom.condition);
  return CountCondition::anyOf(
      {CountCondition::allOf({chosen, comparison(kind, *left, depth + 1)}),
       CountCondition::allOf({CountCondition::notOf(chosen), comparison(kind, *right, depth + 1)})});
}

std::vector<AddressChoice> FormReader::address(const Form &form) {
  std::vector<AddressChoice> choices;
  if (!addChoices(form, {}, choices)) choices.clear();
  return choices;
}

bool FormReader::addChoices(const Form &form, const CountCondition &when, std::vector<AddressChoice> &choices) {
  if (auto read = value(form)) {
    choices.push_back({when, std::move(*read)});
    return choices.size() <= maximumChoices;
  }
  const auto select = selectIn(form);
  if (!select) return false;
  const Atom atom = atoms_[*select];
  const auto left = substitute(atoms_, form, {{*select, atom.left}});
  const auto right = substitute(atoms_, form, {{*select, atom.right}});
  if (!left || !right) return false;
  // The first choice that holds counts, so the other side needs no condition of its own.
  return addChoices(*left, CountCondition::allOf({when, condition(atom.condition)}), choices) &&
         addChoices(*right, when, choices);
}

} // namespace warpgrain::access
