// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Bounds.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace warpgrain::access {

namespace {

/// Limits of a block's extents (Programming Guide, "Technical Specifications per Compute Capability").
constexpr std::array<std::int64_t, 3> largestBlock{1024, 1024, 64};

using Bound = std::optional<std::int64_t>;

Bound sum(Bound a, Bound b) {
  std::int64_t out = 0;
  if (!a || !b || __builtin_add_overflow(*a, *b, &out)) return std::nullopt;
  return out;
}

Bound product(Bound a, Bound b) {
  std::int64_t out = 0;
  if (!a || !b || __builtin_mul_overflow(*a, *b, &out)) return std::nullopt;
  return out;
}

Interval scaled(const Interval &a, std::int64_t factor) {
  const Bound low = product(a.low, factor);
  const Bound high = product(a.high, factor);
  return factor >= 0 ? Interval{.low = low, .high = high} : Interval{.low = high, .high = low};
}

Interval multiplied(const Interval &a, const Interval &b) {
  if (a.low && b.low && *a.low >= 0 && *b.low >= 0)
    return {.low = product(a.low, b.low), .high = product(a.high, b.high)};
  if (!a.low || !a.high || !b.low || !b.high) return {};
  Interval out;
  for (const std::int64_t x : {*a.low, *a.high})
    for (const std::int64_t y : {*b.low, *b.high}) {
      const Bound corner = product(x, y);
      if (!corner) return {};
      out.low = out.low ? std::min(*out.low, *corner) : *corner;
      out.high = out.high ? std::max(*out.high, *corner) : *corner;
    }
  return out;
}

Bound floorDivided(Bound a, std::int64_t divisor) {
  if (!a) return a;
  return *a / divisor - (*a % divisor < 0 ? 1 : 0);
}

class BoundsFinder {
public:
  BoundsFinder(const AtomTable &atoms, std::set<AtomId> *assumed)
      : atoms_(atoms), extents_(atoms.extents()), assumed_(assumed) {}

  Interval of(const Form &form, int depth = 0) {
    Interval out{.low = 0, .high = 0};
    isCutOff_ = isCutOff_ || depth > maximumDepth;
    if (depth > maximumDepth) return {};
    // Remainders, f - c*floor(f/c), are bounded although f may not be.
    Form rest = form;
    for (const Term &term : form.terms())
      if (const auto bound = takeRemainder(rest, term)) out = added(out, *bound);
    const Form others = rest;
    for (const Term &term : others.terms())
      if (const auto bound = takeDigit(rest, term)) out = added(out, *bound);
    for (const Term &term : rest.terms())
      out = added(out, ofTerm(term, depth));
    return out;
  }

  /// A parameter that may be negative was met: with assumptions, other bounds come out.
  bool metParameter() const { return metParameter_; }

private:
  static constexpr int maximumDepth = 24;

  static Interval added(const Interval &a, const Interval &b) {
    return {.low = sum(a.low, b.low), .high = sum(a.high, b.high)};
  }

  /// Where the form holds r*(f - c*floor(f/c)), takes it out and gives its bounds.
  std::optional<Interval> takeRemainder(Form &form, const Term &term) const {
    if (term.atoms.size() != 1) return std::nullopt;
    const Atom &atom = atoms_[term.atoms.front()];
    if (atom.kind != AtomKind::quotient || term.factor % atom.divisor != 0) return std::nullopt;
    const std::int64_t times = -(term.factor / atom.divisor);
    const auto without = form.plus(atom.left, -times);
    if (!without) return std::nullopt;
    const auto rest = without->plus(Form(term.atoms.front(), term.factor), -1);
    if (!rest || rest->terms().size() >= form.terms().size()) return std::nullopt;
    form = *rest;
    return scaled({.low = 0, .high = atom.divisor - 1}, times);
  }

  /// Where the form holds r*(floor(f/c) - d*floor(f/(c*d))), a digit of f, takes it out and gives its bounds.
  std::optional<Interval> takeDigit(Form &form, const Term &term) const {
    if (term.atoms.size() != 1 || !form.contains(term.atoms.front())) return std::nullopt;
    const Atom &coarse = atoms_[term.atoms.front()];
    if (coarse.kind != AtomKind::quotient) return std::nullopt;
    for (const Term &other : form.terms()) {
      if (other.atoms.size() != 1 || other.atoms == term.atoms) continue;
      const Atom &fine = atoms_[other.atoms.front()];
      if (fine.kind != AtomKind::quotient || fine.left != coarse.left || coarse.divisor % fine.divisor != 0) continue;
      const std::int64_t values = coarse.divisor / fine.divisor;
      std::int64_t expected = 0;
      if (__builtin_mul_overflow(other.factor, -values, &expected) || expected != term.factor) continue;
      const std::int64_t times = other.factor;
      const auto without = form.plus(Form(other.atoms.front(), other.factor), -1);
      const auto rest = without ? without->plus(Form(term.atoms.front(), term.factor), -1) : std::nullopt;
      if (!rest) return std::nullopt;
      form = *rest;
      return scaled({.low = 0, .high = values - 1}, times);
    }
    return std::nullopt;
  }

  Interval ofTerm(const Term &term, int depth) {
    Interval out{.low = 1, .high = 1};
    for (const AtomId atom : term.atoms)
      out = multiplied(out, ofAtom(atom, depth));
    return scaled(out, term.factor);
  }

  Interval ofAtom(AtomId id, int depth) {
    const Atom &atom = atoms_[id];
    const std::size_t axis = model::indexOf(atom.axis);
    switch (atom.kind) {
    case AtomKind::threadIndex:
      return {.low = 0, .high = extents_.block[axis].value_or(largestBlock[axis]) - 1};
    case AtomKind::blockIndex:
      // A grid may be huge, but nobody means an index to overflow: without a known grid there is no bound.
      return {.low = 0, .high = sum(extents_.grid[axis], -1)};
    case AtomKind::blockExtent:
      return {.low = 1, .high = largestBlock[axis]};
    case AtomKind::gridExtent:
      return {.low = 1, .high = std::nullopt};
    case AtomKind::counter:
      return {.low = 0, .high = atoms_.greatestOf(id)};
    case AtomKind::symbol:
      if (atom.isNotNegative) return {.low = 0, .high = atoms_.greatestOf(id)};
      metParameter_ = metParameter_ || atom.isParameter;
      if (assumed_ == nullptr || !atom.isParameter) return {};
      assumed_->insert(id);
      return {.low = 0, .high = std::nullopt};
    case AtomKind::quotient:
    case AtomKind::select:
    case AtomKind::operation:
      return ofInnerForms(id, depth);
    case AtomKind::opaque:
      return atom.isNotNegative ? Interval{.low = 0, .high = atoms_.greatestOf(id)} : Interval{};
    }
    return {};
  }

  /// Forms inside forms share their parts: each is looked at once, unless the depth cuts it off.
  Interval ofInnerForms(AtomId id, int depth) {
    const auto known = std::ranges::find(known_, id, &std::pair<AtomId, Interval>::first);
    if (known != known_.end()) return known->second;
    const bool wasCutOff = std::exchange(isCutOff_, false);
    const Atom &atom = atoms_[id];
    const Interval out = atom.kind == AtomKind::quotient ? ofQuotient(atom, depth)
                         : atom.kind == AtomKind::select ? ofSelect(atom, depth)
                                                         : ofOperation(atom, depth);
    if (!isCutOff_) known_.emplace_back(id, out);
    isCutOff_ = isCutOff_ || wasCutOff;
    return out;
  }

  Interval ofQuotient(const Atom &atom, int depth) {
    const Interval inner = of(atom.left, depth + 1);
    return {.low = floorDivided(inner.low, atom.divisor), .high = floorDivided(inner.high, atom.divisor)};
  }

  Interval ofSelect(const Atom &atom, int depth) {
    const Interval a = of(atom.left, depth + 1);
    const Interval b = of(atom.right, depth + 1);
    Interval out;
    if (a.low && b.low) out.low = std::min(*a.low, *b.low);
    if (a.high && b.high) out.high = std::max(*a.high, *b.high);
    // Of max(a, b), which is (a - b >= 0 ? a : b), the one bound holds for both; of min likewise.
    const auto difference = atom.left.minus(atom.right);
    if (atom.condition.kind() != ConditionKind::notNegative || !difference) return out;
    const Form &compared = atom.condition.form();
    if (compared == *difference && (a.low || b.low)) // max
      out.low = std::max(a.low.value_or(b.low.value_or(0)), b.low.value_or(a.low.value_or(0)));
    if (const auto negated = difference->scaled(-1); negated && compared == *negated && (a.high || b.high)) // min
      out.high = std::min(a.high.value_or(b.high.value_or(0)), b.high.value_or(a.high.value_or(0)));
    return out;
  }

  Interval ofOperation(const Atom &atom, int depth) {
    const Interval a = of(atom.left, depth + 1);
    const Interval b = of(atom.right, depth + 1);
    const bool plain = a.low && b.low && *a.low >= 0 && *b.low >= 0;
    if (!plain) return {};
    switch (atom.operation) {
    case Operation::divide:
    case Operation::shiftRight:
      return {.low = 0, .high = a.high};
    case Operation::modulo:
      return {.low = 0, .high = b.high ? Bound(std::max<std::int64_t>(0, *b.high - 1)) : a.high};
    case Operation::bitAnd:
      return {.low = 0, .high = a.high && b.high ? Bound(std::min(*a.high, *b.high)) : a.high ? a.high : b.high};
    case Operation::bitOr:
    case Operation::bitXor:
      return {.low = 0, .high = sum(a.high, b.high)};
    case Operation::shiftLeft:
      return {.low = 0, .high = std::nullopt};
    }
    return {};
  }

  const AtomTable &atoms_;
  const KnownExtents &extents_;
  std::set<AtomId> *assumed_;
  std::vector<std::pair<AtomId, Interval>> known_; ///< of atoms that are made of forms
  bool isCutOff_ = false;
  bool metParameter_ = false;
};

} // namespace

Interval boundsOf(const AtomTable &atoms, const Form &form, std::set<AtomId> *assumed) {
  return BoundsFinder(atoms, assumed).of(form);
}

namespace {

/// True if the finder's bounds, or one of the conditions, show that the form is not negative.
bool isNotNegative(BoundsFinder &finder, const AtomTable &atoms, const Form &form,
                   const std::vector<Condition> &holding, std::set<AtomId> *assumed) {
  const auto isPartSo = [&](const Form &part, const std::vector<Condition> &conditions) {
    return assumed != nullptr ? isNotNegative(atoms, part, conditions, assumed) // as few as each part needs
                              : isNotNegative(finder, atoms, part, conditions, nullptr);
  };
  const auto isSo = [&finder](const Form &value) {
    const Interval bounds = finder.of(value);
    return bounds.low && *bounds.low >= 0;
  };
  if (isSo(form)) return true;
  if (const auto atom = form.asAtom(); atom && atoms[*atom].kind == AtomKind::select) {
    const Atom &choice = atoms[*atom];
    std::vector<Condition> inThen = holding;
    inThen.push_back(choice.condition);
    std::vector<Condition> inElse = holding;
    inElse.push_back(choice.condition.negated());
    return isPartSo(choice.left, inThen) && isPartSo(choice.right, inElse);
  }
  return std::ranges::any_of(holding, [&](const Condition &condition) {
    if (condition.kind() != ConditionKind::notNegative) return false;
    const auto rest = form.minus(condition.form());
    return rest && isSo(*rest);
  });
}

} // namespace

bool isNotNegative(const AtomTable &atoms, const Form &form, const std::vector<Condition> &holding,
                   std::set<AtomId> *assumed) {
  BoundsFinder finder(atoms, nullptr);
  if (isNotNegative(finder, atoms, form, holding, nullptr)) return true;
  // Without parameters there is nothing to assume.
  if (assumed == nullptr || !finder.metParameter()) return false;
  std::set<AtomId> taken;
  BoundsFinder assuming(atoms, &taken);
  if (!isNotNegative(assuming, atoms, form, holding, &taken)) return false;
  assumed->insert(taken.begin(), taken.end());
  return true;
}

Condition decided(const AtomTable &atoms, const Condition &condition) {
  switch (condition.kind()) {
  case ConditionKind::notNegative: {
    const Interval bounds = boundsOf(atoms, condition.form());
    if (bounds.low && *bounds.low >= 0) return Condition::always();
    return bounds.high && *bounds.high < 0 ? Condition::never() : condition;
  }
  case ConditionKind::zero:
  case ConditionKind::notZero: {
    const Interval bounds = boundsOf(atoms, condition.form());
    const bool isOther = (bounds.low && *bounds.low > 0) || (bounds.high && *bounds.high < 0);
    return isOther ? Condition::constant(condition.kind() == ConditionKind::notZero) : condition;
  }
  case ConditionKind::all:
  case ConditionKind::any: {
    std::vector<Condition> parts;
    for (const Condition &part : condition.parts())
      parts.push_back(decided(atoms, part));
    return condition.kind() == ConditionKind::all ? Condition::all(parts) : Condition::any(parts);
  }
  default:
    return condition;
  }
}

} // namespace warpgrain::access
