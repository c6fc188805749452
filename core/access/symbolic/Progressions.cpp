// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Progressions.h"

#include "core/access/form/Arithmetic.h"
#include "core/access/form/Classify.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

/// A ring of more places is not recognized.
constexpr std::size_t longestPeriod = 64;
/// Among so many variables values may go round.
constexpr std::size_t longestRing = 4;

Form formOf(const Value &value) {
  return value.isPointer() ? value.target.offset : value.form;
}

/// A number that stays one, or a pointer that stays in its array.
bool staysInPlace(const Change &change) {
  const Value &before = *change.before;
  const Value &after = *change.after;
  if (before.isNumber()) return after.isNumber();
  return before.isPointer() && after.isPointer() && before.target.kind == Location::Kind::memory &&
         after.target.kind == Location::Kind::memory && before.target.array == after.target.array;
}

} // namespace

bool dependsOn(const AtomTable &atoms, const Form &form, AtomId atom) {
  return std::ranges::any_of(atomsIn(atoms, form), [&](AtomId part) {
    return part == atom || std::ranges::find(atoms[part].dependsOn, atom) != atoms[part].dependsOn.end();
  });
}

/// What k iterations add that add `step` each. Of a step that only some threads make (0 for the others), each of the
/// two is multiplied: a product of two indices would be none of either's.
std::optional<Form> Progressions::repeated(const Form &step, AtomId counter) const {
  Form out;
  Form rest = step;
  for (const Term &term : step.terms()) {
    if (term.atoms.size() != 1 || atoms_[term.atoms[0]].kind != AtomKind::select) continue;
    const Form choice(term.atoms[0]);
    const Atom atom = atoms_[term.atoms[0]];
    const bool areSteps = !variesInLaunch(atoms_, atom.left) && !variesInLaunch(atoms_, atom.right);
    if (!areSteps || !variesInLaunch(atoms_, choice)) continue;
    const auto left = atom.left.times(Form(counter, term.factor));
    const auto right = atom.right.times(Form(counter, term.factor));
    const auto both = left && right ? select(atoms_, atom.condition, *left, *right) : std::nullopt;
    const auto sum = both ? out.plus(*both) : std::nullopt;
    const auto others = rest.plus(choice, -term.factor);
    if (!sum || !others) continue;
    out = *sum;
    rest = *others;
  }
  const auto product = rest.times(Form(counter));
  return product ? out.plus(*product) : std::nullopt;
}

/// The value at the begin of iteration k, where every iteration adds the same, or takes the value from the same.
std::optional<Form> Progressions::progression(const Form &before, const Form &after, AtomId placeholder, AtomId counter,
                                              const std::set<AtomId> &placeholders) const {
  const auto isInvariant = [&](const Form &form) {
    return !dependsOn(atoms_, form, counter) &&
           std::ranges::none_of(atomsIn(atoms_, form), [&](AtomId atom) { return placeholders.contains(atom); });
  };
  const auto step = after.minus(Form(placeholder));
  if (step && isInvariant(*step)) {
    const auto all = repeated(*step, counter);
    return all ? before.plus(*all) : std::nullopt;
  }
  // c - v: it goes to and fro.
  const auto sum = after.plus(Form(placeholder));
  if (!sum || !isInvariant(*sum)) return std::nullopt;
  const auto swing = sum->plus(before, -2);
  const auto parity = modulus(atoms_, Form(counter), 2);
  const auto moved = swing && parity ? swing->times(*parity) : std::nullopt;
  return moved ? before.plus(*moved) : std::nullopt;
}

/// Summarises a variable of a narrow type: cutting off its value once, at the end, gives what every iteration's does.
std::optional<Form> Progressions::narrowProgression(Change &change, const Form &before, const Form &after,
                                                    AtomId counter, const std::set<AtomId> &placeholders) const {
  for (const Term &term : after.terms()) {
    const Atom *cut = term.atoms.size() == 1 ? &atoms_[term.atoms[0]] : nullptr;
    const bool isCut = cut != nullptr && cut->kind == AtomKind::quotient && term.factor == -cut->divisor &&
                       (cut->divisor == 256 || cut->divisor == 65536);
    const auto whole = isCut ? after.plus(Form(term.atoms[0]), cut->divisor) : std::nullopt;
    const auto moved = whole ? cut->left.minus(*whole) : std::nullopt;
    const auto least = moved ? moved->asConstant() : std::nullopt;
    if (!least || (*least != 0 && *least != cut->divisor / 2)) continue;
    const std::int64_t values = cut->divisor;
    const auto form = progression(before, *whole, change.placeholder, counter, placeholders);
    if (!form) return std::nullopt;
    if (*least == 0) return modulus(atoms_, *form, values);
    if (change.isCutOff) {
      const auto shifted = form->plus(Form(*least));
      const auto rest = shifted ? modulus(atoms_, *shifted, values) : std::nullopt;
      return rest ? rest->plus(Form(-*least)) : std::nullopt;
    }
    change.range = Interval{.low = -*least, .high = values - *least - 1};
    return form; // nobody means a signed index to overflow
  }
  return std::nullopt;
}

/// A value that goes round among several variables: at the begin of iteration k a variable holds what the one k places
/// further held before the loop.
std::optional<Value> Progressions::rotation(const Change &change, const Changes &changes, AtomId counter) const {
  const auto holdsBeginOf = [](const Value &after, const Change &other) {
    if (other.before->isNumber()) return after.isNumber() && after.form == Form(other.placeholder);
    return other.before->isPointer() && after.isPointer() && after.target.kind == Location::Kind::memory &&
           !after.target.alternatives && other.before->target.kind == Location::Kind::memory &&
           after.target.array == other.before->target.array && after.target.offset == Form(other.placeholder);
  };
  std::vector<const Change *> ring{&change};
  while (ring.size() <= longestRing) {
    const Value &after = *ring.back()->after;
    const auto next = std::ranges::find_if(
        changes, [&](const auto &entry) { return entry.second.after && holdsBeginOf(after, entry.second); });
    if (next == changes.end() || next->second.before->isUnset) return std::nullopt;
    if (&next->second == &change) break;
    if (std::ranges::find(ring, &next->second) != ring.end()) return std::nullopt;
    ring.push_back(&next->second);
  }
  if (ring.size() < 2 || ring.size() > longestRing) return std::nullopt;
  const auto place = modulus(atoms_, Form(counter), static_cast<std::int64_t>(ring.size()));
  if (!place) return std::nullopt;
  Value out = *ring.back()->before;
  for (std::size_t i = ring.size() - 1; i-- > 0;) {
    const auto rest = place->plus(Form(-static_cast<std::int64_t>(i)));
    if (!rest) return std::nullopt;
    out = merger_.chosen(Condition::zero(*rest), *ring[i]->before, out, none<ExpressionId>);
  }
  return out.isNumber() || out.isPointer() ? std::optional(out) : std::nullopt;
}

/// A value that depends on its last one alone, and comes back to the first: a place in a ring.
std::optional<Form> Progressions::periodic(std::int64_t first, const Form &after, AtomId placeholder,
                                           AtomId counter) const {
  std::vector<std::int64_t> values{first};
  while (values.size() <= longestPeriod) {
    const auto next = substitute(atoms_, after, {{placeholder, Form(values.back())}});
    const auto value = next ? next->asConstant() : std::nullopt;
    if (!value) return std::nullopt;
    if (*value == first) break;
    values.push_back(*value);
  }
  const auto period = static_cast<std::int64_t>(values.size());
  if (values.size() > longestPeriod) return std::nullopt;
  if (period == 1) return Form(first);
  const std::int64_t step = values[1] - values[0];
  for (std::size_t i = 1; i < values.size(); ++i)
    if (values[i] - values[i - 1] != step) return std::nullopt;
  const auto place = modulus(atoms_, Form(counter), period);
  const auto moved = place ? place->scaled(step) : std::nullopt;
  return moved ? moved->plus(Form(first)) : std::nullopt;
}

void Progressions::find(Changes &changes, AtomId counter) const {
  Unsettled unsettled;
  for (const auto &[object, change] : changes)
    unsettled.placeholders.insert(change.placeholder);
  const auto settleAs = [&](Change &change, Value value) {
    value.isUnset = false;
    unsettled.known.emplace(change.placeholder, formOf(value));
    unsettled.placeholders.erase(change.placeholder);
    change.begin = std::move(value);
  };
  for (auto &[object, change] : changes)
    if (!change.begin)
      if (auto value = rotation(change, changes, counter)) settleAs(change, *std::move(value));
  bool isProgress = true;
  while (isProgress) {
    isProgress = false;
    for (auto &[object, change] : changes) {
      if (change.begin || !staysInPlace(change)) continue;
      const auto after = substitute(atoms_, formOf(*change.after), unsettled.known);
      const auto form = after ? beginOf(change, formOf(*change.before), *after, counter, unsettled) : std::nullopt;
      if (!form) continue;
      Value value = *change.before;
      if (value.isPointer())
        value.target = places_.movedTo(value.target, *form);
      else
        value.form = *form;
      settleAs(change, std::move(value));
      isProgress = true;
    }
  }
}

/// The number, or the offset, that a variable holds at the begin of iteration k. `before`: where the loop begins;
/// `after`: after an iteration, in terms of placeholders that are not settled.
std::optional<Form> Progressions::beginOf(Change &change, const Form &before, const Form &after, AtomId counter,
                                          const Unsettled &unsettled) const {
  const std::set<AtomId> &placeholders = unsettled.placeholders;
  std::optional<Form> form;
  if (!change.before->isUnset || after == Form(change.placeholder))
    form = progression(before, after, change.placeholder, counter, placeholders);
  if (!form && change.before->isNumber()) form = narrowProgression(change, before, after, counter, placeholders);
  const auto first = before.asConstant();
  if (!form && first) form = periodic(*first, after, change.placeholder, counter);
  const bool isNew =
      std::ranges::none_of(atomsIn(atoms_, after), [&](AtomId atom) { return placeholders.contains(atom); });
  return !form && isNew ? leftByLast(change, before, after, counter) : form;
}

/// Summarises a variable that each iteration computes anew: it has the value of the last iteration.
std::optional<Form> Progressions::leftByLast(const Change &change, const Form &before, const Form &after,
                                             AtomId counter) const {
  const auto previous = Form(counter).plus(Form(-1));
  const auto left = substitute(atoms_, after, {{counter, *previous}});
  if (!left || change.before->isUnset) return left;
  return select(atoms_, Condition::zero(Form(counter)), before, *left);
}

} // namespace warpgrain::access
