// SPDX-License-Identifier: Apache-2.0
//
// Conditions, and what is evaluated by some threads only.
#include "core/access/form/Classify.h"
#include "core/access/symbolic/Evaluator.h"

namespace warpgrain::access {

using namespace model;

Condition Evaluator::condition(State &state, ExpressionId id) {
  if (!isSome(id)) return Condition::always();
  const Expression &e = position_.at(id);
  if (e.constant) return Condition::constant(*e.constant != 0);
  if (e.kind == ExpressionKind::unary && e.op == Operator::logicalNot) return condition(state, e.operands[0]).negated();
  if (e.kind == ExpressionKind::binary && (e.op == Operator::logicalAnd || e.op == Operator::logicalOr))
    return logical(state, id);
  if (e.kind == ExpressionKind::binary && isComparison(e.op)) return comparison(state, id);
  if (e.kind == ExpressionKind::cast && !e.operands.empty() && position_.typeOf(id).kind == TypeKind::boolean)
    return condition(state, e.operands[0]);
  return numbers_.isNotZero(state, evaluate(state, id), e.type, id);
}

/// The right side is evaluated by those threads only that the left side has not decided for.
Condition Evaluator::logical(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  const bool isAnd = e.op == Operator::logicalAnd;
  const Condition left = condition(state, e.operands[0]);
  const Condition goesOn = isAnd ? left : left.negated();
  if (goesOn.isNever()) return left;
  State inside = state;
  inside.require(goesOn);
  const Condition right = condition(inside, e.operands[1]);
  if (!inside.environment.isUnchangedFrom(state.environment)) {
    State outside = state;
    outside.require(goesOn.negated());
    State merged = merger_.merge(inside, outside, id);
    merged.guards = state.guards;
    state = merged;
  }
  const Condition whole = isAnd ? Condition::all({left, right}) : Condition::any({left, right});
  if (whole.nodeCount() <= Condition::maximumNodes) return whole;
  return Condition::unknown(id, !variesInBlock(atoms_, whole));
}

Condition Evaluator::comparison(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  const Value left = evaluate(state, e.operands[0]);
  const Value right = evaluate(state, e.operands[1]);
  return operators_.comparison(state, id, e.op, left, right, position_.at(e.operands[0]).type,
                               position_.at(e.operands[1]).type);
}

/// Evaluates both branches of a choice, each under its condition.
Value Evaluator::eitherOf(State &state, ExpressionId id, const std::function<Value(State &, ExpressionId)> &evaluated) {
  const Expression &e = position_.at(id);
  const Condition holds = condition(state, e.operands[0]);
  if (holds.isAlways()) return evaluated(state, e.operands[1]);
  if (holds.isNever()) return evaluated(state, e.operands[2]);
  State then = state;
  then.require(holds);
  const Value left = evaluated(then, e.operands[1]);
  State otherwise = state;
  otherwise.require(holds.negated());
  const Value right = evaluated(otherwise, e.operands[2]);
  if (!then.environment.isUnchangedFrom(state.environment) ||
      !otherwise.environment.isUnchangedFrom(state.environment)) {
    State merged = merger_.merge(then, otherwise, id);
    merged.guards = state.guards;
    state = merged;
  }
  return merger_.chosen(holds, left, right, id);
}

} // namespace warpgrain::access
