// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Evaluator.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

/// Expressions nested deeper than this are not followed; only generated code has them.
constexpr int deepestNesting = 400;

} // namespace

Evaluator::Evaluator(RunContext &run, Execution &execution)
    : dialect_(run.dialect), budget_(run.budget), types_(run.types), position_(run.position), arrays_(run.arrays),
      values_(run.values), launchIndices_(run.indices), origins_(run.origins), recorder_(run.recorder),
      numbers_(run.numbers), variables_(run.variables), places_(run.places), operators_(run.operators),
      merger_(run.merger), store_(run.store), atoms_(run.atoms), execution_(execution) {}

Value Evaluator::evaluate(State &state, ExpressionId id) {
  if (!isSome(id)) return Value::other(true);
  budget_.step();
  const Expression &e = position_.at(id);
  if (e.constant && e.kind != ExpressionKind::assign) return Value::number(Form(*e.constant));
  if (depth_ > deepestNesting) return values_.unfollowedValue(id, e.type, ReasonId::isNestedTooDeeply, false);
  ++depth_;
  Value out = valueOf(state, id);
  --depth_;
  return out;
}

Value Evaluator::valueOf(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  switch (e.kind) {
  case ExpressionKind::literal:
    return types_.isInteger(e.type) ? Value::number(values_.opaque(id, ReasonId::isNotKnown)) : Value::other(true);
  case ExpressionKind::builtinIndex:
    return builtin(id);
  case ExpressionKind::variable:
  case ExpressionKind::subscript: {
    const bool isAddress = position_.typeOf(id).kind == TypeKind::array; // names the array, and reads nothing
    const Location location = locate(state, id, !isAddress);
    return store_.load(state, location, e.type, id);
  }
  case ExpressionKind::member:
    return evaluateMember(state, id);
  case ExpressionKind::unary:
    return evaluateUnary(state, id);
  case ExpressionKind::binary:
    return evaluateBinary(state, id);
  case ExpressionKind::assign:
    return evaluateAssign(state, id);
  case ExpressionKind::conditional:
    return eitherOf(state, id, [this](State &branch, ExpressionId operand) { return evaluate(branch, operand); });
    break;
  case ExpressionKind::cast:
    return evaluateCast(state, id);
  case ExpressionKind::call:
    return evaluateCall(state, id);
  case ExpressionKind::construct:
  case ExpressionKind::initializers:
    return evaluateConstruct(state, id);
  case ExpressionKind::sizeOf: // of a type that depends on a template parameter
    return Value::number(values_.size(position_.textOf(id)));
  case ExpressionKind::lambda:
    return evaluateLambda(state, id);
  case ExpressionKind::function:
    return Value::other(true);
  default:
    return evaluateOther(state, id);
  }
}

Form Evaluator::toNumber(const Value &value, ExpressionId id) {
  if (value.isNumber()) return value.form;
  return values_.unfollowed(id, ReasonId::isNotOfIntegers, values_.isUniform(value));
}

Form Evaluator::number(State &state, ExpressionId id) {
  return toNumber(evaluate(state, id), id);
}

Value Evaluator::builtin(ExpressionId id) {
  const Expression &e = position_.at(id);
  return e.axis ? Value::number(launchIndices_.form(e.builtin, *e.axis)) : launchIndices_.record(e.builtin);
}

namespace {

/// True for an address that is handed, through casts, to a function that loads nothing there.
bool isLookedAtAlone(const Dialect &dialect, const Body &body, ExpressionId address) {
  ExpressionId at = body[address].parent;
  while (isSome(at) && body[at].kind == ExpressionKind::cast)
    at = body[at].parent;
  return isSome(at) && body[at].kind == ExpressionKind::call &&
         dialect.call(body[at].callee).has(CallTrait::pointerAlone);
}

} // namespace

Value Evaluator::evaluateUnary(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  const ExpressionId operand = e.operands[0];
  switch (e.op) {
  case Operator::increment:
  case Operator::decrement:
    return evaluateStep(state, id);
  case Operator::dereference: {
    const Location location = locate(state, id);
    return store_.load(state, location, e.type, id);
  }
  case Operator::addressOf: {
    const Location location =
        isLookedAtAlone(dialect_, position_.body(), id) ? locateWithin(state, operand, true) : locate(state, operand);
    variables_.expose(location);
    return Value::pointer(location);
  }
  case Operator::plus:
    return evaluate(state, operand);
  case Operator::logicalNot:
    return Value::number(numbers_.truth(condition(state, id), id));
  default:
    break;
  }
  const Value value = evaluate(state, operand);
  if (!value.isNumber())
    return types_.isInteger(e.type) ? Value::number(toNumber(value, id)) : Value::other(values_.isUniform(value));
  if (e.op == Operator::minus) return Value::number(values_.orOpaque(value.form.scaled(-1), id));
  if (e.op == Operator::bitNot) return Value::number(values_.orOpaque(Form(-1).minus(value.form), id)); // ~a is -a - 1
  return Value::number(values_.unfollowed(id, ReasonId::isNotFollowed, values_.isUniform(value)));
}

Value Evaluator::evaluateBinary(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
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
    return Value::number(numbers_.truth(condition(state, id), id));
  default:
    break;
  }
  const Value left = evaluate(state, e.operands[0]);
  const Value right = evaluate(state, e.operands[1]);
  return operators_.binary(state, id, e.op, left, right, position_.at(e.operands[0]).type,
                           position_.at(e.operands[1]).type, e.type);
}

/// The type in which a compound assignment computes, before it cuts down to the target's: of two integer types the
/// wider one, of two of one width the unsigned one. A shift computes in the target's.
TypeId Evaluator::computedIn(Operator op, TypeId target, TypeId right) const {
  const Type *left = types_.described(target);
  const Type *other = types_.described(right);
  const bool isShift = op == Operator::shiftLeft || op == Operator::shiftRight;
  if (isShift || left == nullptr || other == nullptr || !types_.isInteger(target) || !types_.isInteger(right))
    return target;
  if (other->sizeBytes != left->sizeBytes) return other->sizeBytes > left->sizeBytes ? right : target;
  return left->sizeBytes >= 4 && types_.isUnsigned(right) ? right : target;
}

Value Evaluator::evaluateAssign(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  if (e.operands.size() < 2) { // set by inline assembly
    if (!e.operands.empty()) {
      const Location location = locate(state, e.operands[0]);
      store_.obscure(state, location, position_.at(e.operands[0]).type, e.operands[0], ReasonId::isSetByAssembly);
    }
    return Value::other(false);
  }
  const TypeId type = position_.at(e.operands[0]).type;
  Value value = evaluate(state, e.operands[1]);
  const Location location = locate(state, e.operands[0]);
  if (e.op != Operator::none) {
    const Value old = store_.load(state, location, type, e.operands[0]);
    const TypeId rightType = position_.at(e.operands[1]).type;
    const TypeId common = computedIn(e.op, type, rightType);
    value = operators_.binary(state, id, e.op, old, value, type, rightType, common);
    if (common != type && value.isNumber()) value.form = numbers_.converted(state, value.form, common, type, id);
  }
  store_.store(state, location, value, type, id);
  return value;
}

Value Evaluator::evaluateStep(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  const TypeId type = position_.at(e.operands[0]).type;
  const Location location = locate(state, e.operands[0]);
  const Value old = store_.load(state, location, type, e.operands[0]);
  const Operator op = e.op == Operator::increment ? Operator::plus : Operator::minus;
  const Value next = operators_.binary(state, id, op, old, Value::number(Form(1)), type, none<TypeId>, type);
  store_.store(state, location, next, type, id);
  return e.isPostfix ? old : next;
}

Value Evaluator::evaluateCast(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  if (e.operands.empty()) return values_.unfollowedValue(id, e.type, ReasonId::isNotFollowed, false);
  const ExpressionId inner = e.operands[0];
  const Type &to = position_.typeOf(id);
  if (to.kind == TypeKind::boolean &&
      (types_.isInteger(position_.at(inner).type) || types_.isPointer(position_.at(inner).type)))
    return Value::number(numbers_.truth(condition(state, inner), id));
  const Value value = evaluate(state, inner);
  if (types_.isInteger(e.type)) {
    if (!value.isNumber())
      return Value::number(values_.unfollowed(id, ReasonId::isConvertedToInteger, values_.isUniform(value)));
    return Value::number(numbers_.converted(state, value.form, position_.at(inner).type, e.type, id));
  }
  if (value.isPointer() && (types_.isPointer(e.type) || to.kind == TypeKind::dependent)) return value;
  if (to.kind == TypeKind::dependent || to.kind == TypeKind::record) return value;
  if (types_.isPointer(e.type))
    return values_.unfollowedValue(id, e.type, ReasonId::isMadePointer, values_.isUniform(value));
  return Value::other(values_.isUniform(value));
}

Value Evaluator::evaluateThis(ExpressionId id) {
  const Expression &e = position_.at(id);
  const std::optional<Location> &self = position_.frame().self;
  if (!self) return values_.unfollowedValue(id, e.type, ReasonId::isObjectOfCall, false);
  const bool isNamed = isSome(e.parent) && position_.at(e.parent).kind == ExpressionKind::member;
  if (!isNamed) variables_.expose(*self);
  return Value::pointer(*self);
}

Value Evaluator::evaluateOther(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  if (e.other == OtherExpression::thisPointer) return evaluateThis(id);
  // The statements of a statement expression are not recorded as such.
  if (e.isOpaque || (e.other == OtherExpression::statements && !e.computesValueAlone)) {
    recorder_.recordUnfollowed(state, id, e.isOpaque ? e.name : "a statement expression", ReasonId::isNotFollowed);
    store_.storeAnywhere(state, id);
    return values_.unfollowedValue(id, e.type, ReasonId::isNotFollowed, false);
  }
  const std::vector<Value> parts = evaluateOperands(state, id);
  if (e.kind == ExpressionKind::launch)
    recorder_.recordUnfollowed(state, id, e.callee.name, ReasonId::isKernelBesideThisOne);
  // What a statement expression declares is not followed.
  const bool areUniform = !parts.empty() && !e.computesValueAlone &&
                          std::ranges::all_of(parts, [this](const Value &part) { return values_.isUniform(part); });
  return values_.unfollowedValue(id, e.type, ReasonId::isNotFollowed, areUniform && e.kind != ExpressionKind::launch);
}

/// The value of an expression where it is one number, without doing anything that evaluating it does.
std::optional<std::int64_t> Evaluator::constantOf(const State &state, ExpressionId id) {
  State aside = state;
  const Recorder::Pause look(recorder_);
  const Value value = evaluate(aside, id);
  return value.isNumber() ? value.form.asConstant() : std::nullopt;
}

} // namespace warpgrain::access
