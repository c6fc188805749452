// SPDX-License-Identifier: Apache-2.0
//
// Values that are made of members: records, lambdas.
#include "core/access/symbolic/Captures.h"
#include "core/access/symbolic/Evaluator.h"
#include "core/access/symbolic/ExpressionShape.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

Value Evaluator::evaluateMember(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  const bool isAddress = position_.typeOf(id).kind == TypeKind::array; // names the array, and reads nothing
  if (e.operands.empty() || e.isArrow) return store_.load(state, locate(state, id, !isAddress), e.type, id);
  // A member of what a function gives back, or of a built-in variable as a whole.
  ExpressionId root = e.operands[0];
  while (isSome(root) && position_.at(root).kind == ExpressionKind::member && !position_.at(root).isArrow &&
         !position_.at(root).operands.empty())
    root = position_.at(root).operands[0];
  const ExpressionKind kind = position_.at(root).kind;
  const bool hasNoPlace = (kind == ExpressionKind::call && !namesObject(dialect_, position_.body(), root)) ||
                          kind == ExpressionKind::builtinIndex || kind == ExpressionKind::construct ||
                          kind == ExpressionKind::initializers ||
                          (kind == ExpressionKind::conditional && position_.frame().index->accessesAt(id).empty());
  if (!hasNoPlace) return store_.load(state, locate(state, id, !isAddress), e.type, id);
  const Value whole = evaluate(state, e.operands[0]);
  if (whole.kind == Value::Kind::record) {
    const Value part = store_.memberOf(whole, e.name, e.type, id);
    return part.isPointer() && !types_.isPointer(e.type) ? store_.load(state, part.target, e.type, id)
                                                         : part; // a reference
  }
  if (whole.isPointer()) // a call that gives back a reference to what is const
    return store_.load(state, store_.member(state, whole.target, e.name, position_.at(e.operands[0]).type), e.type, id);
  return values_.unfollowedValue(id, e.type, ReasonId::isNotFollowed, values_.isUniform(whole));
}

Value Evaluator::evaluateConstruct(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  const Type &type = position_.typeOf(id);
  if (type.kind != TypeKind::record && e.operands.size() == 1) return evaluate(state, e.operands[0]); // int{3}
  if (isMadeByCall(dialect_, e)) return execution_.callResult(state, id);
  const std::vector<Value> parts = evaluateOperands(state, id);
  if (e.kind == ExpressionKind::construct) exposeArguments(state, id);
  const bool areUniform = std::ranges::all_of(parts, [this](const Value &part) { return values_.isUniform(part); });
  Value out = values_.unfollowedValue(id, e.type, ReasonId::isMadeByConstructor, areUniform);
  if (type.kind != TypeKind::record) return Value::other(areUniform);
  if (parts.size() == 1 && parts[0].kind == Value::Kind::record && isCopied(id)) return parts[0];
  const bool areExtents = dialect_.typeNamed(type.name) == KnownType::extents;
  if (e.kind == ExpressionKind::initializers || areExtents) setMembers(state, out, parts, id, Form(areExtents ? 1 : 0));
  return out;
}

/// True for an object that is made of another one of its type, or of a class that is derived from it. One that is made
/// of a list may have a single member, a record: `Outer{inner}`.
bool Evaluator::isCopied(ExpressionId id) const {
  const Type &made = position_.typeOf(id);
  const Type &from = position_.typeOf(position_.at(id).operands.front());
  return from.name == made.name || (position_.at(id).kind == ExpressionKind::construct && from.isDerived);
}

/// An object that is made may keep the references that its constructor is handed, and others may write through it.
void Evaluator::exposeArguments(const State &state, ExpressionId id) {
  const Callee callee = position_.at(id).callee;
  // The arguments are evaluated elsewhere: what they do is not done again.
  const Recorder::Pause look(recorder_);
  State copy = state;
  for (std::size_t i = 0; i < position_.at(id).operands.size(); ++i) {
    const bool isKept = i < callee.byReference.size() && callee.byReference[i] && callee.writesThrough[i];
    const ExpressionId operand = position_.at(id).operands[i];
    if (isKept && isSome(operand)) variables_.expose(locate(copy, operand, false));
  }
}

/// Gives the members of a record their values, in order; those of integers that have none, `otherwise`.
void Evaluator::setMembers(State &state, Value &record, const std::vector<Value> &parts, ExpressionId id,
                           const Form &otherwise) {
  const Type &type = position_.typeOf(id);
  // Which member of a union is meant is not recorded; what comes before a record's own members neither.
  if (type.isDerived || types_.sharesBytes(type)) return;
  std::size_t next = 0;
  for (const Field &field : type.fields) {
    if (field.bitWidth && field.name.starts_with('#')) continue; // filling that has no value
    if (next < parts.size()) {
      const ExpressionId operand = position_.at(id).operands[next];
      Value part = parts[next++];
      if (types_.isInteger(field.type) && part.isNumber()) {
        part.form = numbers_.converted(state, part.form, position_.at(operand).type, field.type, id);
        part = numbers_.inBitField(std::move(part), position_.at(id).type, field.name, id);
      }
      record.members[field.name] = std::make_shared<const Value>(std::move(part));
    } else if (types_.isInteger(field.type)) {
      record.members[field.name] = std::make_shared<const Value>(Value::number(otherwise));
    }
  }
}

/// Whether an operand of a list of initial values is for a member that is a reference.
bool Evaluator::isForReference(ExpressionId id, std::size_t operand) const {
  const Type &type = position_.typeOf(id);
  if (position_.at(id).kind != ExpressionKind::initializers || type.kind != TypeKind::record || type.isDerived)
    return false;
  for (const Field &field : type.fields) {
    if (field.bitWidth && field.name.starts_with('#')) continue; // filling that has no value
    if (operand-- == 0) return types_.isReference(field.type);
  }
  return false;
}

/// What a reference is bound to is located, once, and no value is taken.
std::vector<Value> Evaluator::evaluateOperands(State &state, ExpressionId id) {
  std::vector<Value> out;
  const std::vector<ExpressionId> &operands = position_.at(id).operands;
  for (std::size_t i = 0; i < operands.size(); ++i) {
    if (!isForReference(id, i)) {
      out.push_back(evaluate(state, operands[i]));
      continue;
    }
    const Location bound = locate(state, operands[i], false);
    variables_.expose(bound);
    out.push_back(Value::pointer(bound));
  }
  return out;
}

Value Evaluator::evaluateLambda(State &state, ExpressionId id) {
  Value out = values_.record(false, position_.textOf(id), position_.because(id, ReasonId::isLambda));
  const std::vector<ExpressionId> &captures = position_.at(id).operands;
  for (std::size_t i = 0; i < captures.size(); ++i) {
    const ExpressionId capture = captures[i];
    if (!isSome(capture)) continue;
    if (position_.at(capture).other == OtherExpression::thisPointer)
      out.members[capturedObject] = std::make_shared<const Value>(evaluate(state, capture));
    if (position_.at(capture).kind != ExpressionKind::variable) {
      evaluate(state, capture);
      continue;
    }
    const Variable &variable = position_.body()[position_.at(capture).variable];
    const bool isReference = i < position_.at(id).callee.byReference.size() && position_.at(id).callee.byReference[i];
    if (isReference) {
      const Location place = locate(state, capture, false);
      variables_.expose(place);
      out.members[capturedPlace(variable)] = std::make_shared<const Value>(Value::pointer(place));
    } else if (position_.typeOf(capture).kind != TypeKind::array) {
      out.members[capturedValue(variable)] = std::make_shared<const Value>(evaluate(state, capture));
    }
  }
  return out;
}

} // namespace warpgrain::access
