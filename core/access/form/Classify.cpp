// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Classify.h"

#include <algorithm>

namespace warpgrain::access {

namespace {

class AtomCollector {
public:
  explicit AtomCollector(const AtomTable &atoms) : atoms_(atoms) {}

  void add(const Form &form) {
    for (const Term &term : form.terms())
      for (const AtomId atom : term.atoms)
        add(atom);
  }

  void add(const Condition &condition) {
    add(condition.form());
    for (const Condition &part : condition.parts())
      add(part);
  }

  std::set<AtomId> take() { return std::move(found_); }

private:
  void add(AtomId id) {
    if (!found_.insert(id).second) return;
    const Atom &atom = atoms_[id];
    add(atom.left);
    add(atom.right);
    add(atom.condition);
  }

  const AtomTable &atoms_;
  std::set<AtomId> found_;
};

bool hasVaryingUnknown(const Condition &condition) {
  if (condition.kind() == ConditionKind::unknown) return !condition.isUniformUnknown();
  return std::ranges::any_of(condition.parts(), hasVaryingUnknown);
}

bool differsBetweenThreads(const Atom &atom) {
  return atom.kind == AtomKind::threadIndex || atom.kind == AtomKind::opaque;
}

/// True for what is computed from indices. A symbol is a coefficient, also where it is loaded anew in every iteration,
/// and so is what is computed from symbols alone.
bool isIndexLike(const AtomTable &atoms, AtomId id) {
  return std::ranges::any_of(atomsIn(atoms, Form(id)), [&atoms](AtomId part) {
    const AtomKind kind = atoms[part].kind;
    return kind == AtomKind::blockIndex || kind == AtomKind::counter || differsBetweenThreads(atoms[part]);
  });
}

ReasonId productOf(std::size_t indices) {
  return indices > 2 ? ReasonId::multipliesSeveralIndices : ReasonId::multipliesTwoIndices;
}

std::optional<Obscurity> whyAtomIsNot(const AtomTable &atoms, AtomId id);

std::optional<Obscurity> whyConditionIsNot(const AtomTable &atoms, const Condition &condition) {
  if (condition.kind() == ConditionKind::unknown)
    return Obscurity{.expression = condition.expression(), .what = ReasonId::isUnknownCondition};
  if (auto why = whyNotAffine(atoms, condition.form())) return why;
  for (const Condition &part : condition.parts())
    if (auto why = whyConditionIsNot(atoms, part)) return why;
  return std::nullopt;
}

std::optional<Obscurity> whyAtomIsNot(const AtomTable &atoms, AtomId id) {
  const Atom &atom = atoms[id];
  switch (atom.kind) {
  case AtomKind::quotient:
    return whyNotAffine(atoms, atom.left);
  case AtomKind::select: {
    if (auto why = whyConditionIsNot(atoms, atom.condition)) return why;
    if (auto why = whyNotAffine(atoms, atom.left)) return why;
    return whyNotAffine(atoms, atom.right);
  }
  case AtomKind::operation: {
    if (!variesInLaunch(atoms, Form(id))) return std::nullopt; // one number for the whole launch
    if (auto why = whyNotAffine(atoms, atom.left)) return why;
    if (auto why = whyNotAffine(atoms, atom.right)) return why;
    if (!variesInBlock(atoms, Form(id))) return std::nullopt; // one number for all threads of a block
    const bool divides = atom.operation == Operation::divide || atom.operation == Operation::modulo;
    return Obscurity{.body = atom.reason.body,
                     .expression = atom.reason.expression,
                     .what = divides ? ReasonId::dividesIndex : ReasonId::takesBitsOfIndexApart};
  }
  case AtomKind::opaque:
    return atom.reason;
  default:
    return std::nullopt;
  }
}

} // namespace

std::set<AtomId> atomsIn(const AtomTable &atoms, const Form &form) {
  AtomCollector collector(atoms);
  collector.add(form);
  return collector.take();
}

std::set<AtomId> atomsIn(const AtomTable &atoms, const Condition &condition) {
  AtomCollector collector(atoms);
  collector.add(condition);
  return collector.take();
}

bool mentions(const AtomTable &atoms, const Form &form, AtomId atom) {
  return atomsIn(atoms, form).contains(atom);
}

bool variesInBlock(const AtomTable &atoms, const Form &form) {
  return std::ranges::any_of(atomsIn(atoms, form), [&](AtomId id) { return differsBetweenThreads(atoms[id]); });
}

bool variesInBlock(const AtomTable &atoms, const Condition &condition) {
  if (hasVaryingUnknown(condition)) return true;
  return std::ranges::any_of(atomsIn(atoms, condition), [&](AtomId id) { return differsBetweenThreads(atoms[id]); });
}

bool variesInLaunch(const AtomTable &atoms, const Form &form) {
  return std::ranges::any_of(atomsIn(atoms, form), [&](AtomId id) {
    const Atom &atom = atoms[id];
    return differsBetweenThreads(atom) || atom.kind == AtomKind::blockIndex || atom.kind == AtomKind::counter ||
           (atom.kind == AtomKind::symbol && !atom.dependsOn.empty());
  });
}

std::optional<Obscurity> whyNotAffine(const AtomTable &atoms, const Form &form) {
  for (const Term &term : form.terms()) {
    for (const AtomId atom : term.atoms)
      if (auto why = whyAtomIsNot(atoms, atom)) return why;
    const auto indices = static_cast<std::size_t>(
        std::ranges::count_if(term.atoms, [&](AtomId atom) { return isIndexLike(atoms, atom); }));
    if (indices > 1) return Obscurity{.what = productOf(indices)};
  }
  return std::nullopt;
}

} // namespace warpgrain::access
