// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Bounds.h"
#include "core/access/form/Classify.h"
#include "core/access/symbolic/Machine.h"

namespace warpgrain::access {

using namespace model;

namespace {

bool isComparison(Operator op) {
  return op == Operator::less || op == Operator::lessEqual || op == Operator::greater || op == Operator::greaterEqual ||
         op == Operator::equal || op == Operator::notEqual;
}

} // namespace

Condition Machine::condition(State &state, ExpressionId id) {
  if (!isSome(id)) return Condition::always();
  const Expression &e = at(id);
  if (e.constant) return Condition::constant(*e.constant != 0);
  if (e.kind == ExpressionKind::unary && e.op == Operator::logicalNot) return condition(state, e.operands[0]).negated();
  if (e.kind == ExpressionKind::binary && (e.op == Operator::logicalAnd || e.op == Operator::logicalOr))
    return logical(state, id);
  if (e.kind == ExpressionKind::binary && isComparison(e.op)) return comparison(state, id);
  if (e.kind == ExpressionKind::cast && !e.operands.empty() && typeOf(id).kind == TypeKind::boolean)
    return condition(state, e.operands[0]);
  return isNotZero(evaluate(state, id), id);
}

/// The right side is evaluated by those threads only that the left side has not decided for.
Condition Machine::logical(State &state, ExpressionId id) {
  const Expression &e = at(id);
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
    State merged = merge(inside, outside, id);
    merged.guards = state.guards;
    state = merged;
  }
  const Condition whole = isAnd ? Condition::all({left, right}) : Condition::any({left, right});
  if (whole.nodeCount() <= Condition::maximumNodes) return whole;
  return Condition::unknown(id, !variesInBlock(out_.atoms, whole));
}

Condition Machine::isNotZero(const Value &value, ExpressionId id) {
  if (!value.isNumber()) return Condition::unknown(id, isUniform(value));
  if (const auto atom = value.form.asAtom(); atom && out_.atoms[*atom].kind == AtomKind::select) {
    const Atom &choice = out_.atoms[*atom];
    const auto then = choice.left.asConstant();
    const auto otherwise = choice.right.asConstant();
    if (then && otherwise && *then != 0 && *otherwise == 0) return choice.condition;
    if (then && otherwise && *then == 0 && *otherwise != 0) return choice.condition.negated();
  }
  return decided(out_.atoms, Condition::notZero(value.form));
}

Condition Machine::compare(Operator op, const Form &left, const Form &right, ExpressionId id) {
  const auto difference = left.minus(right);
  const auto less = right.minus(left); // > 0 where left < right
  const auto lessByOne = less ? less->plus(Form(-1)) : std::nullopt;
  const auto moreByOne = difference ? difference->plus(Form(-1)) : std::nullopt;
  if (!difference || !less || !lessByOne || !moreByOne)
    return Condition::unknown(id, isUniform(left) && isUniform(right));
  switch (op) {
  case Operator::less:
    return Condition::notNegative(*lessByOne);
  case Operator::lessEqual:
    return Condition::notNegative(*less);
  case Operator::greater:
    return Condition::notNegative(*moreByOne);
  case Operator::greaterEqual:
    return Condition::notNegative(*difference);
  case Operator::equal:
    return Condition::zero(*difference);
  default:
    return Condition::notZero(*difference);
  }
}

Condition Machine::comparison(State &state, ExpressionId id) {
  const Expression &e = at(id);
  const Value left = evaluate(state, e.operands[0]);
  const Value right = evaluate(state, e.operands[1]);
  if (left.isPointer() && right.isPointer()) {
    const bool sameArray = left.target.kind == Location::Kind::memory && right.target.kind == Location::Kind::memory &&
                           left.target.array == right.target.array && !out_[left.target.array].unknownBase;
    if (sameArray) return compare(e.op, left.target.offset, right.target.offset, id);
    return Condition::unknown(id, isUniform(left) && isUniform(right));
  }
  if (!left.isNumber() || !right.isNumber()) return Condition::unknown(id, isUniform(left) && isUniform(right));
  const Form a = reduced(state, left.form, at(e.operands[0]).type);
  const Form b = reduced(state, right.form, at(e.operands[1]).type);
  return decided(out_.atoms, compare(e.op, a, b, id));
}

} // namespace warpgrain::access
