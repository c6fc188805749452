// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Bounds.h"
#include "core/access/form/Classify.h"
#include "core/access/form/Substitute.h"
#include "core/access/symbolic/LoopSummariser.h"
#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

/// The alternatives of a place with atoms replaced; none where one of them is not known.
std::shared_ptr<const std::vector<Alternative>> LoopSummariser::substituted(const Location &place,
                                                                            const Replacements &replacements) const {
  if (!place.alternatives) return nullptr;
  std::vector<Alternative> out = *place.alternatives;
  for (Alternative &alternative : out) {
    const auto condition = substitute(atoms_, alternative.condition, replacements);
    const auto offset = substitute(atoms_, alternative.place.offset, replacements);
    if (!condition || !offset) return nullptr;
    alternative.condition = decided(atoms_, *condition);
    alternative.place.offset = *offset;
  }
  return std::make_shared<const std::vector<Alternative>>(std::move(out));
}

/// True if no thread of a block leaves the loop in another iteration than the others.
bool LoopSummariser::leavesUniformly(const Pass &last) const {
  bool out = !variesInBlock(atoms_, last.condition) && last.jumps.leavesUniformly;
  for (const State &way : last.jumps.breaks)
    for (std::size_t i = last.jumps.guardsBefore; i < way.guards.size(); ++i)
      out = out && !variesInBlock(atoms_, way.guards[i]);
  return out;
}

/// An expression that stands for a loop: its condition, or the first variable that it names.
ExpressionId LoopSummariser::placeIn(const Loop &loop) const {
  if (isSome(loop.statement->condition)) return loop.statement->condition;
  for (const Use &use : position_.frame().index->uses())
    if (isSome(use.statement) && isInside(position_.body(), use.statement, loop.id)) return use.expression;
  return none<ExpressionId>;
}

/// True if an expression reads a variable that each iteration changes and that is no number that is followed: a sum of
/// floats.
bool LoopSummariser::readsUnfollowed(ExpressionId id, const Changes &changes) const {
  if (!isSome(id)) return false;
  const Expression &e = position_.at(id);
  const auto changed = e.kind == ExpressionKind::variable
                           ? changes.find({.frame = position_.frame().id, .variable = e.variable})
                           : changes.end();
  if (changed != changes.end() && !changed->second.before->isNumber() && !changed->second.before->isPointer())
    return true;
  return std::ranges::any_of(e.operands, [&](ExpressionId part) { return readsUnfollowed(part, changes); });
}

/// The condition under which a thread that has entered a loop comes to the iteration that the counter tells: it has not
/// left the loop in an earlier one. `always` where the loop's own test, which each iteration asks, says so.
Condition LoopSummariser::staysSince(const State &state, const Loop &loop, const Changes &changes, const Pass &pass,
                                     const Trips &trips) const {
  const bool isMonotone = !trips.condition || (tripCounts_.staysFalse(*trips.condition, loop.counter, state.guards) &&
                                               !readsUnfollowed(loop.statement->condition, changes));
  const bool isTestEnough = loop.testsFirst ? isMonotone : trips.count && trips.isExact;
  if (pass.endsByConditionOnly() && isTestEnough) return Condition::always();
  const Condition hasStayed = Condition::unknown(placeIn(loop), leavesUniformly(pass), false);
  return Condition::any({Condition::zero(Form(loop.counter)), hasStayed});
}

/// What a variable holds after the loop that holds `held` at the begin of iteration k. `isUntouched`: an iteration that
/// leaves the loop does not change it.
Value LoopSummariser::valueAfter(const Change &change, Value held, const Replacements &atEnd, bool isUntouched,
                                 bool isLeftUniformly) {
  const bool isAddress = held.isPointer() && held.target.kind == Location::Kind::memory;
  std::optional<Form> form;
  if (change.begin && isUntouched && held.isNumber()) form = substitute(atoms_, held.form, atEnd);
  if (change.begin && isUntouched && isAddress) {
    form = substitute(atoms_, held.target.offset, atEnd);
    held.target.alternatives = substituted(held.target, atEnd);
  }
  if (!form) {
    const bool staysUniform =
        change.isUniform && isLeftUniformly && (!change.begin || values_.isUniform(*change.begin));
    form = staysUniform ? values_.symbol("value after the loop", change.reason, false) : values_.opaque(change.reason);
    held.isUniform = held.isUniform && staysUniform;
    held.members.clear();
    held.target.alternatives = nullptr;
    held.isParameter = false;
    held.serial = values_.nextSerial();
  }
  if (held.isNumber()) held.form = *form;
  if (isAddress) held.target.offset = *form;
  return held;
}

/// Ends a loop: what variables hold after it, and which threads are there. `entered`: the state at the begin of
/// iteration k; `last`: what an iteration leads to from there.
void LoopSummariser::leave(State &state, const Loop &loop, const Changes &changes, const State &entered,
                           const Pass &last, const Trips &trips) {
  const ExpressionId condition = loop.statement->condition;
  const bool isUniform = leavesUniformly(last);
  position_.closeLoop();
  const Obscurity reason = position_.because(condition, ReasonId::endsLoopAnywhere);
  const Form end = trips.count && trips.isExact ? *trips.count
                   : isUniform                  ? values_.symbol("iterations", reason, true)
                                                : values_.opaque(reason);
  const Replacements atEnd{{loop.counter, end}};
  for (const auto &[object, change] : changes) {
    const ValuePtr held = entered.environment.find(object);
    const bool isUntouched = std::ranges::all_of(last.jumps.breaks, [&](const State &way) {
      const ValuePtr there = way.environment.find(object);
      return there && (there == held || same(*there, *held));
    });
    Value after = change.keepsMembers() ? recordIn(object, change, change.isUniform && isUniform)
                                        : valueAfter(change, *held, atEnd, isUntouched, isUniform);
    state.environment.set(object, std::make_shared<const Value>(std::move(after)));
  }
  for (const ArrayId array : loop.changedArrays)
    state.environment.forgetElements(array);
  const bool isEndless = !last.isTested && last.jumps.breaks.empty() && !position_.frame().isChaotic;
  if (isEndless) return state.leave();
  if (last.jumps.leavesByReturn) state.require(Condition::unknown(condition, last.jumps.leavesUniformly));
  if (!loop.testsFirst || loop.isOverClass()) return;
  // The condition was asked once more, and what it changes is changed.
  const Recorder::Pause look(recorder_);
  evaluator_.condition(state, condition);
}

} // namespace warpgrain::access
