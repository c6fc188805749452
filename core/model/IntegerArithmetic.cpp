// SPDX-License-Identifier: Apache-2.0
#include "core/model/IntegerArithmetic.h"

namespace warpgrain::model {

std::optional<std::int64_t> computed(Operator op, std::int64_t left, std::int64_t right) {
  std::int64_t result = 0;
  switch (op) {
  case Operator::plus:
    return __builtin_add_overflow(left, right, &result) ? std::nullopt : std::optional(result);
  case Operator::minus:
    return __builtin_sub_overflow(left, right, &result) ? std::nullopt : std::optional(result);
  case Operator::times:
    return __builtin_mul_overflow(left, right, &result) ? std::nullopt : std::optional(result);
  case Operator::divide:
    return right == 0 || right == -1 ? std::nullopt : std::optional(left / right);
  case Operator::modulo:
    return right == 0 || right == -1 ? std::nullopt : std::optional(left % right);
  case Operator::shiftLeft:
    return right < 0 || right > 62 || left < 0 || left > (INT64_MAX >> right) ? std::nullopt
                                                                              : std::optional(left << right);
  case Operator::shiftRight:
    return right < 0 || right > 62 || left < 0 ? std::nullopt : std::optional(left >> right);
  case Operator::bitAnd:
    return left & right;
  case Operator::bitOr:
    return left | right;
  case Operator::bitXor:
    return left ^ right;
  default:
    return std::nullopt;
  }
}

bool holdsNumber(const Unit &unit, TypeId id, std::int64_t value) {
  if (!isSome(id)) return false;
  const Type &type = unit[id];
  if (type.kind == TypeKind::boolean) return value == 0 || value == 1;
  if (type.kind != TypeKind::integer || (!type.isSigned && value < 0)) return false;
  if (type.sizeBytes == 0 || type.sizeBytes >= sizeof(std::int64_t)) return true;
  const std::int64_t end = std::int64_t{1} << (8 * type.sizeBytes - (type.isSigned ? 1 : 0));
  return value < end && value >= -end;
}

} // namespace warpgrain::model
