// SPDX-License-Identifier: Apache-2.0
#include "core/model/ValueRange.h"

#include "core/model/Dialect.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace warpgrain::model {

namespace {

__extension__ typedef __int128 Wide; // sums and products of two bounds fit

using Maybe = std::optional<ValueRange>;

Maybe rangeFrom(Wide least, Wide greatest) {
  if (least < std::numeric_limits<std::int64_t>::min() || greatest > std::numeric_limits<std::int64_t>::max())
    return std::nullopt;
  return ValueRange{static_cast<std::int64_t>(least), static_cast<std::int64_t>(greatest)};
}

std::int64_t magnitude(const ValueRange &range) {
  const auto of = [](std::int64_t value) {
    return value == std::numeric_limits<std::int64_t>::min() ? std::numeric_limits<std::int64_t>::max()
                                                             : std::abs(value);
  };
  return std::max(of(range.least), of(range.greatest));
}

Maybe product(const ValueRange &a, const ValueRange &b) {
  const std::array<Wide, 4> corners{Wide{a.least} * b.least, Wide{a.least} * b.greatest, Wide{a.greatest} * b.least,
                                    Wide{a.greatest} * b.greatest};
  const auto [least, greatest] = std::ranges::minmax(corners);
  return rangeFrom(least, greatest);
}

/// Of a number by one that is not 0.
Maybe remainder(const ValueRange &a, const ValueRange &b) {
  const std::int64_t most = magnitude(b);
  if (most == 0) return std::nullopt;
  return ValueRange{a.least >= 0 ? 0 : std::max(a.least, 1 - most),
                    a.greatest <= 0 ? 0 : std::min(a.greatest, most - 1)};
}

Maybe quotient(const ValueRange &a, const ValueRange &b) {
  if (b.least < 1) return std::nullopt;
  return ValueRange{a.least >= 0 ? a.least / b.greatest : a.least / b.least,
                    a.greatest >= 0 ? a.greatest / b.least : a.greatest / b.greatest};
}

Maybe bitAnd(const ValueRange &a, const ValueRange &b) {
  if (a.least >= 0 && b.least >= 0) return ValueRange{0, std::min(a.greatest, b.greatest)};
  if (a.least >= 0) return ValueRange{0, a.greatest};
  if (b.least >= 0) return ValueRange{0, b.greatest};
  return std::nullopt;
}

Maybe bitOr(const ValueRange &a, const ValueRange &b) {
  if (a.least < 0 || b.least < 0) return std::nullopt;
  const auto most = static_cast<std::uint64_t>(std::max(a.greatest, b.greatest));
  return ValueRange{0, static_cast<std::int64_t>((std::uint64_t{1} << std::bit_width(most)) - 1)};
}

Maybe shiftedRight(const ValueRange &a, const ValueRange &b) {
  if (b.least < 0 || b.greatest > 62) return std::nullopt;
  return ValueRange{a.least >= 0 ? a.least >> b.greatest : a.least >> b.least,
                    a.greatest >= 0 ? a.greatest >> b.least : a.greatest >> b.greatest};
}

Maybe shiftedLeft(const ValueRange &a, const ValueRange &b) {
  if (b.least < 0 || b.greatest > 62) return std::nullopt;
  return product(a, {std::int64_t{1} << b.least, std::int64_t{1} << b.greatest});
}

/// CUDA C++ Programming Guide, "Technical Specifications per Compute Capability".
ValueRange rangeOf(BuiltinIndex builtin, Axis axis) {
  const std::int64_t threads = axis == Axis::z ? 64 : 1024;
  const std::int64_t blocks = axis == Axis::x ? std::numeric_limits<std::int32_t>::max() : 65535;
  switch (builtin) {
  case BuiltinIndex::threadIdx:
    return {0, threads - 1};
  case BuiltinIndex::blockDim:
    return {1, threads};
  case BuiltinIndex::blockIdx:
    return {0, blocks - 1};
  case BuiltinIndex::gridDim:
    break;
  }
  return {1, blocks};
}

class RangeFinder {
public:
  RangeFinder(const Unit &unit, const Body &body) : unit_(unit), body_(body) {}

  Maybe of(ExpressionId id, int depth = 0) const {
    constexpr int deepest = 32;
    if (!isSome(id)) return std::nullopt;
    const Expression &e = body_[id];
    if (e.constant) return ValueRange{*e.constant, *e.constant};
    return depth > deepest ? typed(e) : within(e, computed(e, depth + 1));
  }

private:
  Maybe typed(const Expression &e) const { return isSome(e.type) ? rangeOfType(unit_[e.type]) : std::nullopt; }

  /// The value after conversion to the expression's type: what it does not hold becomes anything that it holds.
  Maybe within(const Expression &e, const Maybe &range) const {
    const Maybe all = typed(e);
    return range && (!all || all->contains(*range)) ? range : all;
  }

  Maybe computed(const Expression &e, int depth) const {
    switch (e.kind) {
    case ExpressionKind::builtinIndex:
      return e.axis ? Maybe(rangeOf(e.builtin, *e.axis)) : std::nullopt;
    case ExpressionKind::variable:
      return ofVariable(e, depth);
    case ExpressionKind::cast:
      return e.operands.size() == 1 && isInteger(e.operands[0]) ? of(e.operands[0], depth) : std::nullopt;
    case ExpressionKind::other: // parentheses
      return e.operands.size() == 1 && e.type == body_[e.operands[0]].type ? of(e.operands[0], depth) : std::nullopt;
    case ExpressionKind::unary:
      return ofUnary(e, depth);
    case ExpressionKind::binary:
      return ofBinary(e, depth);
    case ExpressionKind::conditional:
      return e.operands.size() == 3 ? joined(e, e.operands[1], e.operands[2], depth) : std::nullopt;
    case ExpressionKind::call:
      return ofCall(e, depth);
    default:
      return std::nullopt;
    }
  }

  bool isInteger(ExpressionId id) const { return isSome(body_[id].type) && rangeOfType(unit_[body_[id].type]); }

  Maybe ofVariable(const Expression &e, int depth) const {
    const Variable &variable = body_[e.variable];
    if (variable.constant) return ValueRange{*variable.constant, *variable.constant};
    const bool isKept = variable.isConst && !variable.isStatic && variable.space == VariableSpace::local;
    // A reference is declared const where what it leads to is not.
    const bool isValue = isSome(variable.type) && rangeOfType(unit_[variable.type]).has_value();
    if (!isKept || !isValue || unit_[variable.type].isVolatile || !isSome(variable.initializer)) return std::nullopt;
    return isInteger(variable.initializer) ? within(e, of(variable.initializer, depth)) : std::nullopt;
  }

  Maybe ofUnary(const Expression &e, int depth) const {
    if (e.operands.size() != 1) return std::nullopt;
    if (e.op == Operator::logicalNot) return ValueRange{0, 1};
    if (e.op != Operator::plus && e.op != Operator::minus) return std::nullopt;
    const Maybe inner = operand(e, e.operands[0], depth);
    if (!inner || e.op == Operator::plus) return inner;
    return rangeFrom(-Wide{inner->greatest}, -Wide{inner->least});
  }

  /// An operand after the usual conversions, which give it the type of the result.
  Maybe operand(const Expression &e, ExpressionId id, int depth) const {
    return isInteger(id) ? within(e, of(id, depth)) : std::nullopt;
  }

  Maybe ofBinary(const Expression &e, int depth) const {
    if (e.operands.size() != 2) return std::nullopt;
    switch (e.op) {
    case Operator::less:
    case Operator::lessEqual:
    case Operator::greater:
    case Operator::greaterEqual:
    case Operator::equal:
    case Operator::notEqual:
    case Operator::logicalAnd:
    case Operator::logicalOr:
      return ValueRange{0, 1};
    case Operator::comma:
      return of(e.operands[1], depth);
    default:
      break;
    }
    const bool isShift = e.op == Operator::shiftLeft || e.op == Operator::shiftRight;
    const Maybe a = operand(e, e.operands[0], depth);
    const Maybe b = isShift && isInteger(e.operands[1]) ? of(e.operands[1], depth) : operand(e, e.operands[1], depth);
    return a && b ? of(e.op, *a, *b) : std::nullopt;
  }

  static Maybe of(Operator op, const ValueRange &a, const ValueRange &b) {
    switch (op) {
    case Operator::plus:
      return rangeFrom(Wide{a.least} + b.least, Wide{a.greatest} + b.greatest);
    case Operator::minus:
      return rangeFrom(Wide{a.least} - b.greatest, Wide{a.greatest} - b.least);
    case Operator::times:
      return product(a, b);
    case Operator::divide:
      return quotient(a, b);
    case Operator::modulo:
      return remainder(a, b);
    case Operator::bitAnd:
      return bitAnd(a, b);
    case Operator::bitOr:
    case Operator::bitXor:
      return bitOr(a, b);
    case Operator::shiftRight:
      return shiftedRight(a, b);
    case Operator::shiftLeft:
      return shiftedLeft(a, b);
    default:
      return std::nullopt;
    }
  }

  Maybe joined(const Expression &e, ExpressionId one, ExpressionId other, int depth) const {
    const Maybe a = operand(e, one, depth);
    const Maybe b = operand(e, other, depth);
    if (!a || !b) return std::nullopt;
    return ValueRange{std::min(a->least, b->least), std::max(a->greatest, b->greatest)};
  }

  /// min and max of the language and of the standard library.
  Maybe ofCall(const Expression &e, int depth) const {
    if (!e.callee.isSystem || e.operands.size() != 2) return std::nullopt;
    const IntegerFunction function = unit_.dialect->call(e.callee).integer;
    const bool isLeast = function == IntegerFunction::minimum;
    if (!isLeast && function != IntegerFunction::maximum) return std::nullopt;
    const Maybe a = operand(e, e.operands[0], depth);
    const Maybe b = operand(e, e.operands[1], depth);
    if (!a || !b) return std::nullopt;
    return isLeast ? ValueRange{std::min(a->least, b->least), std::min(a->greatest, b->greatest)}
                   : ValueRange{std::max(a->least, b->least), std::max(a->greatest, b->greatest)};
  }

  const Unit &unit_;
  const Body &body_;
};

} // namespace

std::optional<ValueRange> rangeOfType(const Type &type) {
  if (type.kind == TypeKind::boolean) return ValueRange{0, 1};
  if (type.kind != TypeKind::integer || type.sizeBytes == 0 || type.sizeBytes > 8) return std::nullopt;
  if (type.sizeBytes == 8 && !type.isSigned) return std::nullopt;
  const std::uint64_t bits = type.sizeBytes * 8 - (type.isSigned ? 1 : 0);
  const auto greatest = static_cast<std::int64_t>((std::uint64_t{1} << bits) - 1);
  return ValueRange{type.isSigned ? -greatest - 1 : 0, greatest};
}

std::optional<ValueRange> valueRangeOf(const Unit &unit, const Body &body, ExpressionId expression) {
  return RangeFinder(unit, body).of(expression);
}

} // namespace warpgrain::model
