// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Arithmetic.h"
#include "core/access/form/Classify.h"
#include "core/access/form/Substitute.h"
#include "core/access/symbolic/Machine.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

/// A ring of more places is not recognized.
constexpr std::size_t longestPeriod = 64;
/// Among so many variables values may go round.
constexpr std::size_t longestRing = 4;

} // namespace

bool Machine::dependsOn(const Form &form, AtomId atom) const {
  return std::ranges::any_of(atomsIn(out_.atoms, form), [&](AtomId part) {
    return part == atom || std::ranges::find(out_.atoms[part].dependsOn, atom) != out_.atoms[part].dependsOn.end();
  });
}

/// What k iterations add that add `step` each. Of a step that only some threads make (0 for the others), each of the
/// two is multiplied: a product of two indices would be none of either's.
std::optional<Form> Machine::repeated(const Form &step, AtomId counter) {
  Form out;
  Form rest = step;
  for (const Term &term : step.terms()) {
    if (term.atoms.size() != 1 || out_.atoms[term.atoms[0]].kind != AtomKind::select) continue;
    const Form choice(term.atoms[0]);
    const Atom atom = out_.atoms[term.atoms[0]];
    const bool areSteps = !variesInLaunch(out_.atoms, atom.left) && !variesInLaunch(out_.atoms, atom.right);
    if (!areSteps || !variesInLaunch(out_.atoms, choice)) continue;
    const auto left = atom.left.times(Form(counter, term.factor));
    const auto right = atom.right.times(Form(counter, term.factor));
    const auto both = left && right ? select(out_.atoms, atom.condition, *left, *right) : std::nullopt;
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
std::optional<Form> Machine::progression(const Form &before, const Form &after, AtomId placeholder, AtomId counter,
                                         const std::set<AtomId> &placeholders) {
  const auto isInvariant = [&](const Form &form) {
    return !dependsOn(form, counter) &&
           std::ranges::none_of(atomsIn(out_.atoms, form), [&](AtomId atom) { return placeholders.contains(atom); });
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
  const auto parity = modulus(out_.atoms, Form(counter), 2);
  const auto moved = swing && parity ? swing->times(*parity) : std::nullopt;
  return moved ? before.plus(*moved) : std::nullopt;
}

/// Of a variable of a narrow type, which is cut off in every iteration: cutting off once, at the end, is the same.
std::optional<Form> Machine::narrowProgression(Change &change, const Form &before, const Form &after,
                                               const LoopParts &parts, const std::set<AtomId> &placeholders) {
  for (const Term &term : after.terms()) {
    const Atom *cut = term.atoms.size() == 1 ? &out_.atoms[term.atoms[0]] : nullptr;
    const bool isCut = cut != nullptr && cut->kind == AtomKind::quotient && term.factor == -cut->divisor &&
                       (cut->divisor == 256 || cut->divisor == 65536);
    const auto whole = isCut ? after.plus(Form(term.atoms[0]), cut->divisor) : std::nullopt;
    const auto moved = whole ? cut->left.minus(*whole) : std::nullopt;
    const auto least = moved ? moved->asConstant() : std::nullopt;
    if (!least || (*least != 0 && *least != cut->divisor / 2)) continue;
    const std::int64_t values = cut->divisor;
    const auto form = progression(before, *whole, change.placeholder, parts.counter, placeholders);
    if (!form) return std::nullopt;
    if (*least == 0) return modulus(out_.atoms, *form, values);
    change.range = Interval{.low = -*least, .high = values - *least - 1};
    return form; // nobody means a signed index to overflow
  }
  return std::nullopt;
}

/// A value that goes round among several variables: at the begin of iteration k a variable holds what the one k places
/// further held before the loop.
std::optional<Value> Machine::rotation(const Change &change, const std::map<ObjectId, Change> &changes,
                                       AtomId counter) {
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
  const auto place = modulus(out_.atoms, Form(counter), static_cast<std::int64_t>(ring.size()));
  if (!place) return std::nullopt;
  Value out = *ring.back()->before;
  for (std::size_t i = ring.size() - 1; i-- > 0;) {
    const auto rest = place->plus(Form(-static_cast<std::int64_t>(i)));
    if (!rest) return std::nullopt;
    out = chosen(Condition::zero(*rest), *ring[i]->before, out, none<ExpressionId>);
  }
  return out.isNumber() || out.isPointer() ? std::optional(out) : std::nullopt;
}

/// A value that depends on its last one alone, and comes back to the first: a place in a ring.
std::optional<Form> Machine::periodic(std::int64_t first, const Form &after, AtomId placeholder, AtomId counter) {
  std::vector<std::int64_t> values{first};
  while (values.size() <= longestPeriod) {
    const auto next = substitute(out_.atoms, after, {{placeholder, Form(values.back())}});
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
  const auto place = modulus(out_.atoms, Form(counter), period);
  const auto moved = place ? place->scaled(step) : std::nullopt;
  return moved ? moved->plus(Form(first)) : std::nullopt;
}

void Machine::findProgressions(std::map<ObjectId, Change> &changes, const LoopParts &parts) {
  std::set<AtomId> placeholders;
  for (const auto &[object, change] : changes)
    placeholders.insert(change.placeholder);
  Replacements known;

  const auto formOf = [](const Value &value) { return value.isPointer() ? value.target.offset : value.form; };
  const auto settleAs = [&](Change &change, Value value) {
    value.isUnset = false;
    known.emplace(change.placeholder, formOf(value));
    placeholders.erase(change.placeholder);
    change.begin = std::move(value);
  };
  for (auto &[object, change] : changes)
    if (!change.begin)
      if (auto value = rotation(change, changes, parts.counter)) settleAs(change, *std::move(value));
  const auto isFollowed = [](const Change &change) {
    const Value &before = *change.before;
    const Value &after = *change.after;
    if (before.isNumber()) return after.isNumber();
    return before.isPointer() && after.isPointer() && before.target.kind == Location::Kind::memory &&
           after.target.kind == Location::Kind::memory && before.target.array == after.target.array;
  };
  const auto settle = [&](Change &change, const Form &form) {
    Value value = *change.before;
    if (value.isPointer())
      value.target = movedTo(value.target, form);
    else
      value.form = form;
    settleAs(change, std::move(value));
  };
  bool isProgress = true;
  while (isProgress) {
    isProgress = false;
    for (auto &[object, change] : changes) {
      if (change.begin || !isFollowed(change)) continue;
      const Form before = formOf(*change.before);
      auto after = substitute(out_.atoms, formOf(*change.after), known);
      if (!after) continue;
      std::optional<Form> form;
      if (!change.before->isUnset || *after == Form(change.placeholder))
        form = progression(before, *after, change.placeholder, parts.counter, placeholders);
      if (!form && change.before->isNumber()) form = narrowProgression(change, before, *after, parts, placeholders);
      const auto first = before.asConstant();
      if (!form && first) form = periodic(*first, *after, change.placeholder, parts.counter);
      const bool isNew =
          std::ranges::none_of(atomsIn(out_.atoms, *after), [&](AtomId atom) { return placeholders.contains(atom); });
      if (!form && isNew) {
        // Computed anew in each iteration: it holds what the last one left.
        const auto previous = Form(parts.counter).plus(Form(-1));
        const auto left = substitute(out_.atoms, *after, {{parts.counter, *previous}});
        if (left && change.before->isUnset) form = left;
        if (left && !change.before->isUnset)
          form = select(out_.atoms, Condition::zero(Form(parts.counter)), before, *left);
      }
      if (!form) continue;
      settle(change, *form);
      isProgress = true;
    }
  }
}

} // namespace warpgrain::access
