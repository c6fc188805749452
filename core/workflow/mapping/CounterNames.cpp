// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/CounterNames.h"

#include "core/access/form/Text.h"

#include <algorithm>

namespace warpgrain::workflow {

CounterNames::CounterNames(const openmp::Program &program, const SerialNest &nest, const NestKernel &kernel)
    : kernel_(kernel), atoms_(kernel.instances.atoms) {
  for (const access::AccessInstance &access : kernel.instances.accesses)
    for (const access::LoopInfo &loop : access.place.loops) {
      const auto at = std::ranges::find(kernel.loops, loop.loop);
      if (loop.iteration || loop.body != kernel.instances.body || at == kernel.loops.end()) continue;
      const SerialLoop &own = nest.loops[static_cast<std::size_t>(at - kernel.loops.begin())];
      if (!own.counter || names_.contains(loop.counter)) continue;
      access::Atom atom;
      atom.name = program[*own.counter].name;
      atom.number = static_cast<std::uint32_t>(1000 + names_.size()); // no other symbol's
      names_.emplace(loop.counter, access::Form(atoms_.intern(std::move(atom))));
    }
}

std::string CounterNames::textOf(const access::Form &form) const {
  const auto named = substitute(atoms_, form, names_);
  return toString(atoms_, named.value_or(form));
}

std::string CounterNames::textOf(const access::Assumption &assumption) const {
  using access::ConditionKind;
  access::Assumption out = assumption;
  const access::Condition &condition = assumption.condition;
  const bool isRange = condition.kind() == ConditionKind::all && assumption.range && !condition.parts().empty();
  const access::Condition &first = isRange ? condition.parts().front() : condition;
  if (first.kind() != ConditionKind::notNegative) return assumption.text();
  // The first part of a range says that the value is not below it.
  const auto value = first.form().plus(access::Form(isRange ? assumption.range->first : 0));
  if (value && toString(kernel_.instances.atoms, *value) == assumption.value) out.value = textOf(*value);
  return out.text();
}

std::string CounterNames::textOf(const dependence::AssumedRow &row) const {
  return dependence::Reason(dependence::ReasonId::rowEndNotPassed, {textOf(row.column), textOf(row.end)}).text();
}

} // namespace warpgrain::workflow
