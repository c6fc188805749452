// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Arithmetic.h"
#include "core/access/form/Bounds.h"
#include "core/access/form/Classify.h"
#include "core/access/form/Rejoin.h"
#include "core/access/symbolic/Machine.h"

namespace warpgrain::access {

using namespace model;

namespace {

bool wrapsAt(const Type &type) {
  return type.sizeBytes > 0 && type.sizeBytes < 8;
}

std::int64_t valuesOf(const Type &type) {
  return std::int64_t{1} << (8 * type.sizeBytes);
}

} // namespace

Value Machine::binaryValue(State &state, ExpressionId id, Operator op, const Value &left, const Value &right,
                           TypeId leftType, TypeId rightType, TypeId type) {
  const bool adds = op == Operator::plus || op == Operator::minus;
  if (adds && left.isPointer() && right.isNumber())
    return pointerArithmetic(id, left, right.form, op == Operator::minus, leftType);
  if (op == Operator::plus && left.isNumber() && right.isPointer())
    return pointerArithmetic(id, right, left.form, false, rightType);
  if (op == Operator::minus && left.isPointer() && right.isPointer()) {
    const bool sameArray = left.target.kind == Location::Kind::memory && right.target.kind == Location::Kind::memory &&
                           left.target.array == right.target.array && !out_[left.target.array].unknownBase;
    const auto bytes = sameArray ? left.target.offset.minus(right.target.offset) : std::nullopt;
    const auto size = sizeOf(elementOf(leftType)).asConstant();
    const auto elements = bytes && size ? bytes->dividedExactly(*size) : std::nullopt;
    if (elements) return Value::number(*elements);
    return Value::number(unfollowed(id, "is a difference of pointers", isUniform(left) && isUniform(right)));
  }
  if (left.isNumber() && right.isNumber()) {
    Form out = arithmetic(state, id, op, left.form, right.form, type);
    const Type *known = described(type);
    // Only ++ and compound assignments compute in narrow types, and these cut off.
    if (known != nullptr && isInteger(type) && known->sizeBytes < 4)
      out = converted(state, out, none<TypeId>, type, id);
    return Value::number(std::move(out));
  }
  const bool areUniform = isUniform(left) && isUniform(right);
  if (isInteger(type)) return Value::number(unfollowed(id, "is not computed from integers alone", areUniform));
  if (isPointer(type)) return unfollowedValue(id, type, "is computed from what is not known", areUniform);
  return Value::other(areUniform);
}

Value Machine::pointerArithmetic(ExpressionId id, const Value &pointer, const Form &offset, bool isMinus, TypeId type) {
  const auto bytes = offset.times(sizeOf(elementOf(type)));
  const auto signedBytes = bytes ? bytes->scaled(isMinus ? -1 : 1) : std::nullopt;
  return Value::pointer(shifted(pointer.target, orOpaque(signedBytes, id), id));
}

Form Machine::arithmetic(State &state, ExpressionId id, Operator op, const Form &left, const Form &right, TypeId type) {
  std::optional<Form> out;
  AtomTable &atoms = out_.atoms;
  switch (op) {
  case Operator::plus:
    out = left.plus(right);
    break;
  case Operator::minus:
    out = left.minus(right);
    break;
  case Operator::times:
    out = left.times(right);
    break;
  case Operator::divide:
  case Operator::modulo:
    return divided(state, id, op, left, right, type);
  case Operator::shiftLeft:
    out = operate(atoms, Operation::shiftLeft, left, right);
    break;
  case Operator::shiftRight:
    out = operate(atoms, Operation::shiftRight, reduced(state, left, type), right);
    break;
  case Operator::bitAnd: {
    // An unsigned mask that takes all high bits is meant as one of any width.
    const auto mask = right.asConstant();
    const Type *known = described(type);
    const bool isHigh = mask && known != nullptr && isUnsigned(type) && known->sizeBytes == 4 && *mask >= 0x80000000LL;
    out = operate(atoms, Operation::bitAnd, left, isHigh ? Form(*mask - (std::int64_t{1} << 32)) : right);
    break;
  }
  case Operator::bitOr:
    out = operate(atoms, Operation::bitOr, left, right);
    break;
  case Operator::bitXor:
    out = operate(atoms, Operation::bitXor, left, right);
    break;
  default:
    return unfollowed(id, "is not followed", isUniform(left) && isUniform(right));
  }
  if (out && (op == Operator::plus || op == Operator::minus)) out = rejoined(atoms, *out);
  if (out) remember(*out, id);
  if (!out && isUniform(left) && isUniform(right)) return unfollowed(id, "is too large a formula to follow", true);
  return orOpaque(std::move(out), id);
}

Form Machine::divided(State &state, ExpressionId id, Operator op, const Form &left, const Form &right, TypeId type) {
  AtomTable &atoms = out_.atoms;
  const auto divisor = right.asConstant();
  std::optional<Form> out;
  const bool isPowerOfTwo = divisor && *divisor > 0 && (*divisor & (*divisor - 1)) == 0;
  if (op == Operator::modulo && isPowerOfTwo && isUnsigned(type)) {
    out = modulus(atoms, left, *divisor);
  } else {
    const Form dividend = reduced(state, left, type);
    std::set<AtomId> assumed;
    const bool roundsDown = divisor && *divisor > 0 && isNotNegative(atoms, dividend, state.guards, &assumed);
    if (roundsDown) {
      assume(assumed);
      out = op == Operator::divide ? quotient(atoms, dividend, *divisor) : modulus(atoms, dividend, *divisor);
    } else {
      const Operation operation = op == Operator::divide ? Operation::divide : Operation::modulo;
      out = operate(atoms, operation, dividend, reduced(state, right, type));
    }
  }
  if (out) remember(*out, id);
  if (!out && isUniform(left) && isUniform(right)) return unfollowed(id, "is not followed", true);
  return orOpaque(std::move(out), id);
}

Form Machine::reduced(State &state, const Form &form, TypeId type) {
  const Type *known = described(type);
  if (known == nullptr || !isUnsigned(type) || known->sizeBytes == 0) return form;
  if (form.isConstant() && !wrapsAt(*known)) return form;
  const Interval bounds = boundsOf(out_.atoms, form);
  const bool tooHigh = wrapsAt(*known) && bounds.high && *bounds.high >= valuesOf(*known);
  std::set<AtomId> assumed;
  if (!tooHigh && isNotNegative(out_.atoms, form, state.guards, &assumed)) {
    assume(assumed);
    return form;
  }
  if (!wrapsAt(*known)) {
    assumeNotNegative(form);
    return form;
  }
  return modulus(out_.atoms, form, valuesOf(*known)).value_or(form);
}

Form Machine::converted(State &state, const Form &form, TypeId from, TypeId to, ExpressionId id) {
  const Type *target = described(to);
  const Type *source = described(from);
  if (target == nullptr || target->kind != TypeKind::integer || target->sizeBytes == 0) return form;
  const bool widens = source != nullptr && source->sizeBytes < target->sizeBytes;
  if (widens) {
    if (!isUnsigned(from) || form.isConstant()) return form;
    std::set<AtomId> assumed;
    const bool isKnown = isNotNegative(out_.atoms, form, state.guards, &assumed);
    if (isKnown)
      assume(assumed);
    else
      assumeNotNegative(form);
    return form;
  }
  if (!wrapsAt(*target)) return form;
  const std::int64_t values = valuesOf(*target);
  const std::int64_t least = target->isSigned ? -(values / 2) : 0;
  const Interval bounds = boundsOf(out_.atoms, form);
  if (bounds.isWithin(least, least + values - 1)) return form;
  // Nobody means an index to overflow; what certainly may leave a narrow type is cut off.
  const bool mayBeMeant = target->sizeBytes < 4 || (bounds.low && bounds.high && target->isSigned);
  if (!mayBeMeant) return form;
  const auto moved = form.plus(Form(-least));
  const auto cut = moved ? modulus(out_.atoms, *moved, values) : std::nullopt;
  return orOpaque(cut ? cut->plus(Form(least)) : std::nullopt, id);
}

Form Machine::truth(const Condition &condition, ExpressionId id) {
  if (condition.isAlways()) return Form(1);
  if (condition.isNever()) return Form(0);
  if (auto form = select(out_.atoms, condition, Form(1), Form(0))) return *form;
  return unfollowed(id, "is a condition that is not followed", !variesInBlock(out_.atoms, condition));
}

} // namespace warpgrain::access
