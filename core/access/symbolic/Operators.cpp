// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Operators.h"

#include "core/access/form/Bounds.h"

namespace warpgrain::access {

using namespace model;

/// True if two pointers certainly lead into the same array.
bool Operators::leadToOneArray(const Value &left, const Value &right) const {
  return left.target.kind == Location::Kind::memory && right.target.kind == Location::Kind::memory &&
         left.target.array == right.target.array && !arrays_[left.target.array].unknownBase;
}

Value Operators::binary(const State &state, ExpressionId id, Operator op, const Value &left, const Value &right,
                        TypeId leftType, TypeId rightType, TypeId type) {
  const bool adds = op == Operator::plus || op == Operator::minus;
  if (adds && left.isPointer() && right.isNumber())
    return pointerArithmetic(id, left, numbers_.asOffset(right.form, rightType, id), op == Operator::minus, leftType);
  if (op == Operator::plus && left.isNumber() && right.isPointer())
    return pointerArithmetic(id, right, numbers_.asOffset(left.form, leftType, id), false, rightType);
  if (op == Operator::minus && left.isPointer() && right.isPointer())
    return pointerDifference(id, left, right, leftType);
  if (left.isNumber() && right.isNumber()) {
    Form out = numbers_.arithmetic(state, id, op, left.form, right.form, type);
    const Type *known = types_.described(type);
    // Only ++ and compound assignments compute in narrow types, and these cut off.
    if (known != nullptr && types_.isInteger(type) && known->sizeBytes < 4)
      out = numbers_.converted(state, out, none<TypeId>, type, id);
    return Value::number(std::move(out));
  }
  const bool areUniform = values_.isUniform(left) && values_.isUniform(right);
  if (types_.isInteger(type)) return Value::number(values_.unfollowed(id, ReasonId::isNotOfIntegersAlone, areUniform));
  if (types_.isPointer(type)) return values_.unfollowedValue(id, type, ReasonId::isComputedFromUnknown, areUniform);
  return Value::other(areUniform);
}

Value Operators::pointerArithmetic(ExpressionId id, const Value &pointer, const Form &offset, bool isMinus,
                                   TypeId type) {
  const auto bytes = offset.times(values_.sizeOf(types_.elementOf(type)));
  const auto signedBytes = bytes ? bytes->scaled(isMinus ? -1 : 1) : std::nullopt;
  return Value::pointer(places_.shifted(pointer.target, values_.orOpaque(signedBytes, id), id));
}

/// The number of elements between two pointers.
Value Operators::pointerDifference(ExpressionId id, const Value &left, const Value &right, TypeId type) {
  const auto bytes = leadToOneArray(left, right) ? left.target.offset.minus(right.target.offset) : std::nullopt;
  const auto size = values_.sizeOf(types_.elementOf(type)).asConstant();
  const auto elements = bytes && size ? bytes->dividedExactly(*size) : std::nullopt;
  if (elements) return Value::number(*elements);
  const bool areUniform = values_.isUniform(left) && values_.isUniform(right);
  return Value::number(values_.unfollowed(id, ReasonId::isPointerDifference, areUniform));
}

Condition Operators::comparison(const State &state, ExpressionId id, Operator op, const Value &left, const Value &right,
                                TypeId leftType, TypeId rightType) {
  if (left.isPointer() && right.isPointer() && leadToOneArray(left, right))
    return numbers_.compare(op, left.target.offset, right.target.offset, id);
  if (!left.isNumber() || !right.isNumber())
    return Condition::unknown(id, values_.isUniform(left) && values_.isUniform(right));
  if (numbers_.mayWrapAsData(op, left.form, right.form, leftType))
    return Condition::unknown(id, values_.isUniform(left) && values_.isUniform(right));
  const bool isLess = op == Operator::less || op == Operator::lessEqual;
  const bool isOrder = isLess || op == Operator::greater || op == Operator::greaterEqual;
  const bool mayWrap = isOrder && (numbers_.mayWrapBelow(state, left.form, leftType, isLess) ||
                                   numbers_.mayWrapBelow(state, right.form, rightType, !isLess));
  if (mayWrap) return decided(atoms_, numbers_.compareWrapping(state, op, left.form, right.form, id));
  const Type *type = types_.described(leftType);
  // Forms are equal where the values of 64 bits are.
  if (!isOrder && type != nullptr && type->sizeBytes == 8)
    return decided(atoms_, numbers_.compare(op, left.form, right.form, id));
  const Form a = numbers_.reduced(state, left.form, leftType, id);
  const Form b = numbers_.reduced(state, right.form, rightType, id);
  const bool asksForCarry =
      isOrder && types_.isUnsigned(leftType) && (numbers_.isMoreThan(a, b) || numbers_.isMoreThan(b, a));
  if (asksForCarry) return Condition::unknown(id, values_.isUniform(left) && values_.isUniform(right));
  return decided(atoms_, numbers_.compare(op, a, b, id));
}

} // namespace warpgrain::access
