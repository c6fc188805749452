// SPDX-License-Identifier: Apache-2.0
#include "core/run/sizes/SizeUses.h"

#include "core/access/form/Classify.h"

#include <algorithm>
#include <cstdlib>

namespace warpgrain::run {

namespace {

using access::Atom;
using access::AtomId;
using access::AtomKind;
using access::AtomTable;
using access::Form;

/// Whether a form counts the argument's units: it is added, also inside a quotient, and not only a factor or a divisor.
bool counts(const AtomTable &atoms, const Form &form, AtomId argument) {
  if (const auto factor = form.coefficientOf(argument); factor && factor->asConstant().value_or(0) != 0) return true;
  for (const access::Term &term : form.terms())
    for (const AtomId id : term.atoms) {
      const Atom &atom = atoms[id];
      const bool isComputed =
          atom.kind == AtomKind::quotient || atom.kind == AtomKind::select || atom.kind == AtomKind::operation;
      if (isComputed && counts(atoms, atom.left, argument)) return true;
      if (atom.kind == AtomKind::select && counts(atoms, atom.right, argument)) return true;
    }
  return false;
}

/// The numbers by which sums with the argument are divided.
void addDivisors(const AtomTable &atoms, const Form &form, AtomId argument, std::set<std::int64_t> &out) {
  for (const AtomId id : access::atomsIn(atoms, form)) {
    const Atom &atom = atoms[id];
    if (atom.kind == AtomKind::quotient && counts(atoms, atom.left, argument)) out.insert(atom.divisor);
    if (atom.kind == AtomKind::operation && atom.operation == access::Operation::divide &&
        counts(atoms, atom.left, argument))
      if (const auto divisor = atom.right.asConstant(); divisor && *divisor > 1) out.insert(*divisor);
  }
}

bool hasIndex(const AtomTable &atoms, const Form &form) {
  return std::ranges::any_of(access::atomsIn(atoms, form), [&](AtomId id) {
    const AtomKind kind = atoms[id].kind;
    return kind == AtomKind::threadIndex || kind == AtomKind::blockIndex || kind == AtomKind::counter;
  });
}

bool hasCounter(const AtomTable &atoms, const Form &form) {
  return std::ranges::any_of(access::atomsIn(atoms, form),
                             [&](AtomId id) { return atoms[id].kind == AtomKind::counter; });
}

/// How much of the argument a block covers along an axis, where a guard compares the two: 256 in n - 256*bx - tx - 1.
std::int64_t spanOf(const AtomTable &atoms, const Form &guard, AtomId argument, model::Axis axis) {
  const auto block = atoms.find({.kind = AtomKind::blockIndex, .axis = axis});
  if (!block) return 0;
  const auto ofArgument = guard.coefficientOf(argument);
  const auto ofBlock = guard.coefficientOf(*block);
  const std::int64_t one = ofArgument ? ofArgument->asConstant().value_or(0) : 0;
  const std::int64_t other = ofBlock ? ofBlock->asConstant().value_or(0) : 0;
  const bool isBound = one > 0 && other < 0 && -other % one == 0;
  return isBound ? -other / one : 0;
}

} // namespace

SizeUses::SizeUses(const access::KernelInstances &instances) : instances_(instances) {
  for (const access::AccessInstance &access : instances.accesses)
    addPlace(access.place);
  for (const access::BarrierInstance &barrier : instances.barriers)
    addPlace(barrier.place);
  const auto unique = [](std::vector<Form> &forms) {
    std::ranges::sort(forms);
    const auto rest = std::ranges::unique(forms);
    forms.erase(rest.begin(), rest.end());
  };
  unique(guards_);
  unique(trips_);
}

void SizeUses::addPlace(const access::Place &place) {
  for (const access::Condition &guard : place.guards)
    addGuard(guard);
  for (const access::LoopInfo &loop : place.loops)
    if (loop.tripCount) trips_.push_back(*loop.tripCount);
}

void SizeUses::addGuard(const access::Condition &condition) {
  using access::ConditionKind;
  if (condition.kind() == ConditionKind::notNegative || condition.kind() == ConditionKind::zero ||
      condition.kind() == ConditionKind::notZero)
    guards_.push_back(condition.form());
  for (const access::Condition &part : condition.parts())
    addGuard(part);
}

void SizeUses::describe(SizeArgument &argument) const {
  const AtomTable &atoms = instances_.atoms;
  const auto take = [&](AtomId id) {
    for (const Form &guard : guards_) {
      if (!counts(atoms, guard, id) || !hasIndex(atoms, guard)) continue;
      addDivisors(atoms, guard, id, argument.divisors);
      argument.boundsLoop = argument.boundsLoop || hasCounter(atoms, guard);
      for (const model::Axis axis : model::allAxes)
        argument.span[indexOf(axis)] = std::max(argument.span[indexOf(axis)], spanOf(atoms, guard, id, axis));
    }
    for (const Form &trip : trips_) {
      if (!counts(atoms, trip, id)) continue;
      argument.boundsLoop = true;
      addDivisors(atoms, trip, id, argument.divisors);
    }
  };
  for (std::size_t i = 0; i < atoms.size(); ++i) {
    const Atom &atom = atoms[AtomId{static_cast<std::uint32_t>(i)}];
    if (atom.kind == AtomKind::symbol && atom.isParameter && atom.name == argument.path)
      take(AtomId{static_cast<std::uint32_t>(i)});
  }
}

} // namespace warpgrain::run
