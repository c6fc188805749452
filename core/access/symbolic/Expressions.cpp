// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Arithmetic.h"
#include "core/access/symbolic/Machine.h"
#include "core/model/HiddenCode.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

/// Expressions nested deeper than this are not followed; only generated code has them.
constexpr int deepestNesting = 400;

} // namespace

Value Machine::evaluate(State &state, ExpressionId id) {
  if (!isSome(id)) return Value::other(true);
  ++steps_;
  const Expression &e = at(id);
  if (e.constant && e.kind != ExpressionKind::assign) return Value::number(Form(*e.constant));
  if (depth_ > deepestNesting) return unfollowedValue(id, e.type, "is nested too deeply to follow", false);
  ++depth_;
  Value out;
  switch (e.kind) {
  case ExpressionKind::literal:
    out = isInteger(e.type) ? Value::number(opaque(id, "is not known")) : Value::other(true);
    break;
  case ExpressionKind::builtinIndex:
    out = builtin(id);
    break;
  case ExpressionKind::variable:
  case ExpressionKind::subscript: {
    const bool isAddress = typeOf(id).kind == TypeKind::array; // names the array, and reads nothing
    const Location location = locate(state, id, !isAddress);
    out = load(state, location, e.type, id);
    break;
  }
  case ExpressionKind::member:
    out = evaluateMember(state, id);
    break;
  case ExpressionKind::unary:
    out = evaluateUnary(state, id);
    break;
  case ExpressionKind::binary:
    out = evaluateBinary(state, id);
    break;
  case ExpressionKind::assign:
    out = evaluateAssign(state, id);
    break;
  case ExpressionKind::conditional:
    out = evaluateConditional(state, id);
    break;
  case ExpressionKind::cast:
    out = evaluateCast(state, id);
    break;
  case ExpressionKind::call:
    out = evaluateCall(state, id);
    break;
  case ExpressionKind::construct:
  case ExpressionKind::initializers:
    out = evaluateConstruct(state, id);
    break;
  case ExpressionKind::sizeOf: {
    Atom bytes; // of a type that depends on a template parameter
    bytes.name = textOf(id);
    bytes.isNotNegative = true;
    out = Value::number(Form(out_.atoms.intern(std::move(bytes))));
    break;
  }
  case ExpressionKind::lambda:
    out = evaluateLambda(state, id);
    break;
  case ExpressionKind::function:
    out = Value::other(true);
    break;
  default:
    out = evaluateOther(state, id);
    break;
  }
  --depth_;
  return out;
}

Form Machine::toNumber(const Value &value, ExpressionId id) {
  if (value.isNumber()) return value.form;
  return unfollowed(id, "is not computed from integers", isUniform(value));
}

Form Machine::number(State &state, ExpressionId id) {
  return toNumber(evaluate(state, id), id);
}

Form Machine::builtinForm(BuiltinIndex builtin, Axis axis) {
  const auto block = launch_.block[axis];
  const auto grid = launch_.grid[axis];
  switch (builtin) {
  case BuiltinIndex::threadIdx:
    return block == 1 ? Form() : Form(out_.atoms.threadIndex(axis));
  case BuiltinIndex::blockIdx:
    return grid == 1 ? Form() : Form(out_.atoms.blockIndex(axis));
  case BuiltinIndex::blockDim:
    return block ? Form(*block) : Form(out_.atoms.blockExtent(axis));
  case BuiltinIndex::gridDim:
    return grid ? Form(*grid) : Form(out_.atoms.gridExtent(axis));
  }
  return {};
}

Value Machine::builtinRecord(BuiltinIndex builtin) {
  Value out;
  out.kind = Value::Kind::record;
  for (const Axis axis : allAxes)
    out.members[std::string(1, letterOf(axis))] =
        std::make_shared<const Value>(Value::number(builtinForm(builtin, axis)));
  return out;
}

Value Machine::builtin(ExpressionId id) {
  const Expression &e = at(id);
  return e.axis ? Value::number(builtinForm(e.builtin, *e.axis)) : builtinRecord(e.builtin);
}

Value Machine::evaluateUnary(State &state, ExpressionId id) {
  const Expression &e = at(id);
  const ExpressionId operand = e.operands[0];
  switch (e.op) {
  case Operator::increment:
  case Operator::decrement:
    return evaluateStep(state, id);
  case Operator::dereference: {
    const Location location = locate(state, id);
    return load(state, location, e.type, id);
  }
  case Operator::addressOf: {
    const Location location = locate(state, operand);
    expose(location);
    return Value::pointer(location);
  }
  case Operator::plus:
    return evaluate(state, operand);
  case Operator::logicalNot:
    return Value::number(truth(condition(state, id), id));
  default:
    break;
  }
  const Value value = evaluate(state, operand);
  if (!value.isNumber()) return isInteger(e.type) ? Value::number(toNumber(value, id)) : Value::other(isUniform(value));
  if (e.op == Operator::minus) return Value::number(orOpaque(value.form.scaled(-1), id));
  if (e.op == Operator::bitNot) return Value::number(orOpaque(Form(-1).minus(value.form), id)); // ~a is -a - 1
  return Value::number(unfollowed(id, "is not followed", isUniform(value)));
}

Value Machine::evaluateBinary(State &state, ExpressionId id) {
  const Expression &e = at(id);
  switch (e.op) {
  case Operator::comma:
    evaluate(state, e.operands[0]);
    return evaluate(state, e.operands[1]);
  case Operator::logicalAnd:
  case Operator::logicalOr:
  case Operator::less:
  case Operator::lessEqual:
  case Operator::greater:
  case Operator::greaterEqual:
  case Operator::equal:
  case Operator::notEqual:
    return Value::number(truth(condition(state, id), id));
  default:
    break;
  }
  const Value left = evaluate(state, e.operands[0]);
  const Value right = evaluate(state, e.operands[1]);
  return binaryValue(state, id, e.op, left, right, at(e.operands[0]).type, at(e.operands[1]).type, e.type);
}

Value Machine::evaluateAssign(State &state, ExpressionId id) {
  const Expression &e = at(id);
  if (e.operands.size() < 2) { // set by inline assembly
    if (!e.operands.empty()) {
      const Location location = locate(state, e.operands[0]);
      obscure(state, location, at(e.operands[0]).type, e.operands[0], "is set by inline assembly");
    }
    return Value::other(false);
  }
  const TypeId type = at(e.operands[0]).type;
  Value value = evaluate(state, e.operands[1]);
  const Location location = locate(state, e.operands[0]);
  if (e.op != Operator::none) {
    const Value old = load(state, location, type, e.operands[0]);
    // The arithmetic is done in the wider of the two types, then cut down to the target's.
    const TypeId rightType = at(e.operands[1]).type;
    const Type *left = described(type);
    const Type *right = described(rightType);
    const bool rightIsWider = left != nullptr && right != nullptr && isInteger(type) && isInteger(rightType) &&
                              right->sizeBytes > left->sizeBytes;
    value = binaryValue(state, id, e.op, old, value, type, rightType, rightIsWider ? rightType : type);
    if (rightIsWider && value.isNumber()) value.form = converted(state, value.form, rightType, type, id);
  }
  store(state, location, value, type, id);
  return value;
}

Value Machine::evaluateStep(State &state, ExpressionId id) {
  const Expression &e = at(id);
  const TypeId type = at(e.operands[0]).type;
  const Location location = locate(state, e.operands[0]);
  const Value old = load(state, location, type, e.operands[0]);
  const Operator op = e.op == Operator::increment ? Operator::plus : Operator::minus;
  const Value next = binaryValue(state, id, op, old, Value::number(Form(1)), type, none<TypeId>, type);
  store(state, location, next, type, id);
  return e.isPostfix ? old : next;
}

Value Machine::evaluateConditional(State &state, ExpressionId id) {
  return eitherOf(state, id, [this](State &branch, ExpressionId operand) { return evaluate(branch, operand); });
}

Value Machine::eitherOf(State &state, ExpressionId id, const std::function<Value(State &, ExpressionId)> &evaluated) {
  const Expression &e = at(id);
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
    State merged = merge(then, otherwise, id);
    merged.guards = state.guards;
    state = merged;
  }
  return chosen(holds, left, right, id);
}

Value Machine::evaluateCast(State &state, ExpressionId id) {
  const Expression &e = at(id);
  if (e.operands.empty()) return unfollowedValue(id, e.type, "is not followed", false);
  const ExpressionId inner = e.operands[0];
  const Type &to = typeOf(id);
  if (to.kind == TypeKind::boolean && (isInteger(at(inner).type) || isPointer(at(inner).type)))
    return Value::number(truth(condition(state, inner), id));
  const Value value = evaluate(state, inner);
  if (isInteger(e.type)) {
    if (!value.isNumber()) return Value::number(unfollowed(id, "is converted to an integer", isUniform(value)));
    return Value::number(converted(state, value.form, at(inner).type, e.type, id));
  }
  if (value.isPointer() && (isPointer(e.type) || to.kind == TypeKind::dependent)) return value;
  if (to.kind == TypeKind::dependent || to.kind == TypeKind::record) return value;
  if (isPointer(e.type)) return unfollowedValue(id, e.type, "is made a pointer", isUniform(value));
  return Value::other(isUniform(value));
}

Value Machine::evaluateOther(State &state, ExpressionId id) {
  const Expression &e = at(id);
  if (e.name == "CXXThisExpr") {
    if (frame().self) {
      const bool isNamed = isSome(e.parent) && at(e.parent).kind == ExpressionKind::member;
      if (!isNamed) expose(*frame().self);
      return Value::pointer(*frame().self);
    }
    return unfollowedValue(id, e.type, "is the object that the function is called on", false);
  }
  if (e.isOpaque || e.name == "StmtExpr") { // its statements are not recorded as such
    recordUnfollowed(state, id, e.isOpaque ? e.name : "a statement expression", "is not followed");
    storeAnywhere(state, id);
    return unfollowedValue(id, e.type, "is not followed", false);
  }
  std::vector<Value> parts;
  evaluateArguments(state, id, parts);
  // What a statement expression declares is not followed.
  const bool areUniform = !parts.empty() && e.name != valueStatementExpression &&
                          std::ranges::all_of(parts, [this](const Value &part) { return isUniform(part); });
  return unfollowedValue(id, e.type, "is not followed", areUniform && e.kind != ExpressionKind::launch);
}

} // namespace warpgrain::access
