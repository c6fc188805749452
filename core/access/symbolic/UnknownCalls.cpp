// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/UnknownCalls.h"

namespace warpgrain::access {

using namespace model;

Value UnknownCalls::call(State &state, ExpressionId id, const std::optional<Cause> &why) {
  const Expression &e = position_.at(id);
  bool areUniform = true;
  for (std::size_t i = 0; i < e.operands.size(); ++i) {
    const ExpressionId operand = e.operands[i];
    if (!isSome(operand)) continue;
    const bool writes = i < e.callee.writesThrough.size() && e.callee.writesThrough[i];
    const bool isReference = i < e.callee.byReference.size() && e.callee.byReference[i];
    if (isReference) {
      const Location location = evaluator_.locate(state, operand);
      const bool isKnown = location.kind != Location::Kind::unknown;
      const Value held = isKnown ? store_.load(state, location, position_.at(operand).type, operand)
                                 : evaluator_.evaluate(state, operand);
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
