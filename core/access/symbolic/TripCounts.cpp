// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/TripCounts.h"

#include "core/access/form/Arithmetic.h"
#include "core/access/form/Bounds.h"
#include "core/access/form/Classify.h"
#include "core/access/symbolic/Progressions.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

std::optional<Form> TripCounts::find(const Condition &condition, AtomId counter, const std::vector<Condition> &holding,
                                     bool &isExact) const {
  if (condition.kind() == ConditionKind::all) {
    std::optional<Form> least;
    for (const Condition &part : condition.parts()) {
      const auto trips = find(part, counter, holding, isExact);
      if (!trips)
        isExact = false;
      else
        least = least ? minimum(atoms_, *least, *trips) : trips;
    }
    return least;
  }
  const bool isBound = condition.kind() == ConditionKind::notNegative;
  if (!isBound && condition.kind() != ConditionKind::notZero) return std::nullopt;
  const Form &form = condition.form();
  const auto step = form.coefficientOf(counter);
  if (!step || *step == Form() || dependsOn(atoms_, *step, counter)) return std::nullopt;
  const Form rest = form.without(counter);
  if (dependsOn(atoms_, rest, counter)) return std::nullopt;
  const auto towardsZero = step->scaled(-1); // what each iteration takes away
  if (!towardsZero) return std::nullopt;
  const auto constant = towardsZero->asConstant();
  std::optional<Form> trips;
  if (!isBound) {
    // rest - c*k != 0 ends where it is 0; that it is met is up to the program.
    if (!constant) return std::nullopt;
    trips = rest.dividedExactly(*constant == -1 ? 1 : *constant);
    if (trips && *constant == -1) trips = rest.scaled(-1);
  } else if (constant) {
    if (*constant < 0) return std::nullopt; // grows away from its end
    const auto last = quotient(atoms_, rest, *constant);
    trips = last ? last->plus(Form(1)) : std::nullopt;
  } else {
    // A symbolic step: the program means one that leads to the end.
    if (variesInBlock(atoms_, *towardsZero)) return std::nullopt;
    std::set<AtomId> assumed;
    if (!isNotNegative(atoms_, *towardsZero, {}, &assumed)) return std::nullopt;
    assumptions_.assume(assumed);
    const auto last = operate(atoms_, Operation::divide, rest, *towardsZero);
    const auto more = last ? last->plus(Form(1)) : std::nullopt;
    return more ? select(atoms_, Condition::notNegative(rest), *more, Form()) : std::nullopt;
  }
  if (!trips) return std::nullopt;
  std::set<AtomId> assumed;
  if (!isNotNegative(atoms_, *trips, holding, &assumed)) return maximum(atoms_, *trips, Form());
  assumptions_.assume(assumed);
  return trips;
}

bool TripCounts::staysFalse(const Condition &condition, AtomId counter, const std::vector<Condition> &holding) const {
  if (condition.kind() == ConditionKind::all)
    return std::ranges::all_of(condition.parts(),
                               [&](const Condition &part) { return staysFalse(part, counter, holding); });
  if (!atomsIn(atoms_, condition).contains(counter)) return true;
  bool isExact = true;
  return find(condition, counter, holding, isExact).has_value();
}

} // namespace warpgrain::access
