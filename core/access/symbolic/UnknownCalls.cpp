// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/UnknownCalls.h"

#include "core/access/symbolic/ExpressionShape.h"

namespace warpgrain::access {

using namespace model;

/// What an operand that was located holds. Where its place is not known, it is looked at once more: what it does has
/// been done, and what it touches is recorded.
Value UnknownCalls::heldAt(State &state, ExpressionId operand, const Location &location) {
  if (location.kind != Location::Kind::unknown)
    return store_.load(state, location, position_.at(operand).type, operand);
  const Recorder::Pause look(recorder_);
  State copy = state;
  return evaluator_.evaluate(copy, operand);
}

Value UnknownCalls::call(State &state, ExpressionId id, const std::optional<Cause> &why) {
  const Expression &e = position_.at(id);
  bool areUniform = true;
  for (std::size_t i = 0; i < e.operands.size(); ++i) {
    const ExpressionId operand = e.operands[i];
    if (!isSome(operand)) continue;
    const bool writes = i < e.callee.writesThrough.size() && e.callee.writesThrough[i];
    const bool isReference = i < e.callee.byReference.size() && e.callee.byReference[i];
    if (isReference && !isValue(position_.body(), operand)) {
      const Location location = evaluator_.locate(state, operand);
      const Value held = heldAt(state, operand, location);
      areUniform = areUniform && values_.isUniform(held) && !held.isPointer();
      if (writes) store_.obscure(state, location, position_.at(operand).type, operand, ReasonId::mayBeChangedByCall);
      if (writes) variables_.expose(location);
      continue;
    }
    const Value value = evaluator_.evaluate(state, operand);
    areUniform = areUniform && values_.isUniform(value) && !value.isPointer();
    if (!writes || !value.isPointer()) continue;
    const TypeId element = types_.elementOf(position_.at(operand).type);
    store_.obscure(state, value.target, element, operand, ReasonId::mayBeChangedByCall);
  }
  if (why) {
    recorder_.recordUnfollowed(state, id, e.callee.name, *why, !e.callee.isSystem);
    store_.storeAnywhere(state, id);
    // A function of the program may end the thread: `asm("exit;")`. A function of a library returns.
    if (!e.callee.isSystem) state.require(Condition::unknown(id, false));
  }
  return values_.unfollowedValue(id, e.type, why.value_or(ReasonId::isComputedByFunction), areUniform && !why);
}

} // namespace warpgrain::access
