// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Substitute.h"

#include "core/access/form/Arithmetic.h"
#include "core/access/form/Bounds.h"

#include <set>

namespace warpgrain::access {

namespace {

/// Remembers what became of every atom: forms share them.
class Substitution {
public:
  Substitution(AtomTable &atoms, const Replacements &replacements) : atoms_(atoms) {
    for (const auto &[atom, form] : replacements) {
      known_.emplace(atom, form);
      replaced_.insert(atom);
    }
  }

  std::optional<Form> of(const Form &form) {
    Form out;
    for (const Term &term : form.terms()) {
      std::optional<Form> product{Form(term.factor)};
      for (const AtomId atom : term.atoms) {
        const auto replaced = ofAtom(atom);
        product = replaced ? product->times(*replaced) : std::nullopt;
        if (!product) return std::nullopt;
      }
      const auto sum = out.plus(*product);
      if (!sum) return std::nullopt;
      out = *sum;
    }
    return out;
  }

  std::optional<Condition> of(const Condition &condition) {
    switch (condition.kind()) {
    case ConditionKind::notNegative:
    case ConditionKind::zero:
    case ConditionKind::notZero: {
      const auto form = of(condition.form());
      if (!form) return std::nullopt;
      if (condition.kind() == ConditionKind::notNegative) return Condition::notNegative(*form);
      return condition.kind() == ConditionKind::zero ? Condition::zero(*form) : Condition::notZero(*form);
    }
    case ConditionKind::all:
    case ConditionKind::any: {
      std::vector<Condition> parts;
      for (const Condition &part : condition.parts()) {
        const auto replaced = of(part);
        if (!replaced) return std::nullopt;
        parts.push_back(*replaced);
      }
      return condition.kind() == ConditionKind::all ? Condition::all(parts) : Condition::any(parts);
    }
    default:
      return condition;
    }
  }

private:
  std::optional<Form> ofAtom(AtomId id) {
    if (const auto found = known_.find(id); found != known_.end()) return found->second;
    auto out = computed(id);
    known_.emplace(id, out);
    return out;
  }

  std::optional<Form> computed(AtomId id) {
    const Atom atom = atoms_[id]; // a copy: the table grows below
    switch (atom.kind) {
    case AtomKind::quotient: {
      const auto left = of(atom.left);
      return left ? quotient(atoms_, *left, atom.divisor) : std::nullopt;
    }
    case AtomKind::select: {
      const auto condition = of(atom.condition);
      const auto left = of(atom.left);
      const auto right = of(atom.right);
      return condition && left && right ? select(atoms_, *condition, *left, *right) : std::nullopt;
    }
    case AtomKind::operation: {
      const auto left = of(atom.left);
      const auto right = of(atom.right);
      return left && right ? operate(atoms_, atom.operation, *left, *right) : std::nullopt;
    }
    default:
      // The value is not known where an atom that it depends on is replaced.
      for (const AtomId other : atom.dependsOn)
        if (replaced_.contains(other)) return std::nullopt;
      return Form(id);
    }
  }

  AtomTable &atoms_;
  std::map<AtomId, std::optional<Form>> known_;
  std::set<AtomId> replaced_;
};

} // namespace

std::optional<Form> substitute(AtomTable &atoms, const Form &form, const Replacements &replacements) {
  return Substitution(atoms, replacements).of(form);
}

std::optional<Condition> substitute(AtomTable &atoms, const Condition &condition, const Replacements &replacements) {
  return Substitution(atoms, replacements).of(condition);
}

} // namespace warpgrain::access
