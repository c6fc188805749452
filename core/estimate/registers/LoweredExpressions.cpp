// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/registers/Lowering.h"
#include "core/model/Dialect.h"

#include <algorithm>
#include <bit>

namespace warpgrain::estimate {

using model::Expression;
using model::ExpressionId;
using model::ExpressionKind;
using model::MemorySpace;
using model::Operator;
using model::TypeId;
using model::TypeKind;
using model::VariableId;
using model::VariableSpace;

namespace {

/// Registers that a division takes beside its operands.
constexpr double divisionOf32 = 3;
constexpr double divisionOf64 = 14;
constexpr double floatDivision = 4;
constexpr double doubleDivision = 16;

std::optional<std::int64_t> folded(Operator op, std::int64_t a, std::int64_t b) {
  switch (op) {
  case Operator::divide:
    return b != 0 ? std::optional(a / b) : std::nullopt;
  case Operator::modulo:
    return b != 0 ? std::optional(a % b) : std::nullopt;
  case Operator::bitAnd:
    return a & b;
  case Operator::bitOr:
    return a | b;
  case Operator::bitXor:
    return a ^ b;
  case Operator::shiftLeft:
    return b >= 0 && b < 62 ? std::optional(a * (std::int64_t{1} << b)) : std::nullopt;
  case Operator::shiftRight:
    return b >= 0 && b < 63 ? std::optional(a >> b) : std::nullopt;
  case Operator::less:
    return a < b;
  case Operator::lessEqual:
    return a <= b;
  case Operator::greater:
    return a > b;
  case Operator::greaterEqual:
    return a >= b;
  case Operator::equal:
    return a == b;
  case Operator::notEqual:
    return a != b;
  case Operator::logicalAnd:
    return a != 0 && b != 0;
  case Operator::logicalOr:
    return a != 0 || b != 0;
  default:
    return std::nullopt;
  }
}

LoweredValue constant(std::int64_t value, double width) {
  return {.sum = {.constant = value}, .width = width};
}

LoweredValue ofValue(ValueId id, double width) {
  if (id == noValue) return {.width = width, .what = "unknown"};
  return {.sum = {.terms = {{id, 1}}}, .width = width};
}

} // namespace

ValueId Lowering::idOf(const LoweredValue &value) {
  return builder_.valueOf(value.sum, value.width);
}

/// Says where a value is computed, if that is not known yet.
LoweredValue Lowering::located(LoweredValue value, const SourceSpan &span) {
  if (value.sum.terms.size() == 1 && builder_[value.sum.terms.front().first].span.empty())
    builder_.at(value.sum.terms.front().first).span = span;
  return value;
}

/// A value that a variable gets: computed there, except for a constant that is added and what a loop moves on.
LoweredValue Lowering::kept(LoweredValue value) {
  const auto isMoving = [this](const auto &term) { return builder_[term.first].linearIn != noRegion; };
  if (value.sum.terms.size() < 1 || std::ranges::any_of(value.sum.terms, isMoving)) return value;
  if (value.space != MemorySpace::unknown) return value;
  LinearSum rest = value.sum;
  rest.constant = 0;
  value.sum = {.terms = {{builder_.valueOf(rest, value.width), 1}}, .constant = value.sum.constant};
  return value;
}

LoweredValue Lowering::lower(CallFrame &frame, ExpressionId id) {
  if (!model::isSome(id)) return {};
  const Expression &e = (*frame.body)[id];
  if (e.constant && e.kind != ExpressionKind::assign) return constant(*e.constant, widthOf(e.type));
  switch (e.kind) {
  case ExpressionKind::variable:
  case ExpressionKind::subscript:
  case ExpressionKind::member: {
    const LoweredLocation location = locate(frame, id);
    const bool isArray = model::isSome(location.type) && unit_[location.type].kind == TypeKind::array;
    return isArray ? addressOf(location) : read(location, e.spelling.span);
  }
  case ExpressionKind::builtinIndex: {
    const bool isThread = e.builtin == model::BuiltinIndex::threadIdx;
    const std::string name = unit_.dialect->index(e.builtin, e.axis.value_or(model::Axis::x));
    const ValueId value = builder_.input(name, isThread ? 1 : 0, !isThread);
    builder_.at(value).held = HeldKind::index;
    return ofValue(value, 1);
  }
  case ExpressionKind::unary:
    return lowerUnary(frame, id);
  case ExpressionKind::binary:
    return located(lowerBinary(frame, id), e.spelling.span);
  case ExpressionKind::assign:
    return lowerAssign(frame, id);
  case ExpressionKind::conditional: {
    const LoweredValue condition = lower(frame, e.operands[0]);
    if (condition.sum.isConstant() && condition.what != "unknown")
      return lower(frame, e.operands[condition.sum.constant != 0 ? 1 : 2]);
    const LoweredValue first = lower(frame, e.operands[1]);
    const LoweredValue second = lower(frame, e.operands[2]);
    if (first.place || !first.parts.empty()) return first;
    LoweredValue out = first;
    out.sum = {.terms = {{builder_.computed("choose", {idOf(condition), idOf(first), idOf(second)}, first.width), 1}}};
    return out;
  }
  case ExpressionKind::cast:
    return lowerCast(frame, id);
  case ExpressionKind::call:
    return located(lowerCall(frame, id), e.spelling.span);
  case ExpressionKind::construct:
  case ExpressionKind::initializers:
    return lowerMade(frame, id);
  case ExpressionKind::literal:
  case ExpressionKind::sizeOf:
    return {.width = widthOf(e.type), .what = "unknown"};
  case ExpressionKind::other:
    if (e.other == model::OtherExpression::thisPointer && frame.object) return addressOf(*frame.object);
    [[fallthrough]];
  default: {
    std::vector<ValueId> operands;
    for (const ExpressionId operand : e.operands)
      operands.push_back(idOf(lower(frame, operand)));
    return ofValue(builder_.unique(operands, widthOf(e.type)), widthOf(e.type));
  }
  }
}

LoweredValue Lowering::lowerUnary(CallFrame &frame, ExpressionId id) {
  const Expression &e = (*frame.body)[id];
  const ExpressionId operand = e.operands[0];
  switch (e.op) {
  case Operator::addressOf:
    return addressOf(locate(frame, operand));
  case Operator::dereference:
    return read(locate(frame, id), e.spelling.span);
  case Operator::increment:
  case Operator::decrement: {
    const LoweredLocation location = locate(frame, operand);
    const LoweredValue before = read(location, e.spelling.span);
    const bool isDown = e.op == Operator::decrement;
    const LoweredValue after =
        binary(isDown ? Operator::minus : Operator::plus, before, constant(1, before.width), e.type, location.type);
    write(location, after);
    return e.isPostfix ? before : after;
  }
  case Operator::minus: {
    LoweredValue value = lower(frame, operand);
    if (isFloating(e.type)) return value; // a sign is part of an instruction
    value.sum = scaled(value.sum, -1);
    return value;
  }
  case Operator::plus:
    return lower(frame, operand);
  default: {
    const LoweredValue value = lower(frame, operand);
    if (e.op == Operator::logicalNot) {
      if (value.sum.isConstant() && value.what != "unknown") return constant(value.sum.constant == 0 ? 1 : 0, 0);
      return ofValue(builder_.computed("not", {idOf(value)}, 0), 0);
    }
    return ofValue(builder_.computed("invert", {idOf(value)}, widthOf(e.type)), widthOf(e.type));
  }
  }
}

LoweredValue Lowering::lowerBinary(CallFrame &frame, ExpressionId id) {
  const Expression &e = (*frame.body)[id];
  if (e.op == Operator::comma) {
    lower(frame, e.operands[0]);
    return lower(frame, e.operands[1]);
  }
  const LoweredValue a = lower(frame, e.operands[0]);
  const LoweredValue b = lower(frame, e.operands[1]);
  const TypeId left = (*frame.body)[e.operands[0]].type;
  const TypeId right = (*frame.body)[e.operands[1]].type;
  const bool isMirrored = model::isSome(right) && unit_[right].kind == TypeKind::pointer &&
                          (!model::isSome(left) || unit_[left].kind != TypeKind::pointer) && e.op == Operator::plus;
  return isMirrored ? binary(e.op, b, a, e.type, right) : binary(e.op, a, b, e.type, left);
}

LoweredValue Lowering::binary(Operator op, const LoweredValue &a, const LoweredValue &b, TypeId type, TypeId left) {
  const double width = widthOf(type);
  if (model::isComparison(op) || op == Operator::logicalAnd || op == Operator::logicalOr) {
    const bool isKnown =
        a.sum.isConstant() && b.sum.isConstant() && a.what != "unknown" && b.what != "unknown" && !a.place && !b.place;
    if (const auto value = isKnown ? folded(op, a.sum.constant, b.sum.constant) : std::nullopt)
      return constant(*value, 0);
    return ofValue(builder_.computed("compare" + std::to_string(static_cast<int>(op)), {idOf(a), idOf(b)}, 0), 0);
  }
  const bool isPointer =
      model::isSome(left) && (unit_[left].kind == TypeKind::pointer || unit_[left].kind == TypeKind::array);
  if (isPointer && (op == Operator::plus || op == Operator::minus) &&
      (a.space != MemorySpace::unknown || a.place || b.space == MemorySpace::unknown)) {
    LoweredValue out = a;
    out.sum = sumOf(a.sum, b.sum, (op == Operator::minus ? -1 : 1) * bytesOf(unit_[left].element));
    return out;
  }
  if (isFloating(type)) {
    if (idOf(a) == noValue && idOf(b) == noValue) return {.width = width, .what = "unknown"};
    const bool isDouble = width > 1;
    const double scratch =
        op == Operator::divide && idOf(b) != noValue ? (isDouble ? doubleDivision : floatDivision) : 0;
    const ValueId out =
        builder_.computed("float" + std::to_string(static_cast<int>(op)), {idOf(a), idOf(b)}, width, scratch);
    builder_.at(out).isUniform = false;
    return ofValue(out, width);
  }
  return integerBinary(op, a, b, width);
}

LoweredValue Lowering::integerBinary(Operator op, const LoweredValue &a, const LoweredValue &b, double width) {
  const bool isWhole = a.what != "unknown" && b.what != "unknown";
  if (op == Operator::plus || op == Operator::minus)
    return {.sum = sumOf(a.sum, b.sum, op == Operator::minus ? -1 : 1), .width = width};
  if (op == Operator::times) return {.sum = builder_.product(a.sum, b.sum, width), .width = width};
  if (a.sum.isConstant() && b.sum.isConstant() && isWhole)
    if (const auto value = folded(op, a.sum.constant, b.sum.constant)) return constant(*value, width);
  if (op == Operator::shiftLeft && b.sum.isConstant() && isWhole && b.sum.constant >= 0 && b.sum.constant < 62)
    return {.sum = scaled(a.sum, std::int64_t{1} << b.sum.constant), .width = width};
  double scratch = 0;
  if (op == Operator::divide || op == Operator::modulo) {
    const bool isPower =
        b.sum.isConstant() && b.sum.constant > 0 && std::has_single_bit(static_cast<std::uint64_t>(b.sum.constant));
    scratch = isPower ? 0 : b.sum.isConstant() ? 1 : width > 1 ? divisionOf64 : divisionOf32;
  }
  std::string name = "integer" + std::to_string(static_cast<int>(op));
  if (b.sum.isConstant()) name += " " + std::to_string(b.sum.constant);
  if (a.sum.isConstant()) name += " of " + std::to_string(a.sum.constant);
  return ofValue(builder_.computed(name, {idOf(a), idOf(b)}, width, scratch), width);
}

LoweredValue Lowering::lowerAssign(CallFrame &frame, ExpressionId id) {
  const Expression &e = (*frame.body)[id];
  if (e.op == Operator::none) {
    const LoweredValue value = lower(frame, e.operands[1]);
    write(locate(frame, e.operands[0]), value);
    return value;
  }
  const LoweredLocation location = locate(frame, e.operands[0]);
  const LoweredValue before = read(location, e.spelling.span);
  const LoweredValue operand = lower(frame, e.operands[1]);
  TypeId type = location.type;
  // `i *= 0.5` is computed as a floating-point number.
  if (isFloating((*frame.body)[e.operands[1]].type) && !isFloating(type)) type = (*frame.body)[e.operands[1]].type;
  const LoweredValue value = binary(e.op, before, operand, type, location.type);
  write(location, value);
  return value;
}

LoweredValue Lowering::lowerCast(CallFrame &frame, ExpressionId id) {
  const Expression &e = (*frame.body)[id];
  const ExpressionId operand = e.operands.empty() ? model::none<ExpressionId> : e.operands[0];
  if (!model::isSome(operand)) return {};
  const TypeId from = withoutReference((*frame.body)[operand].type);
  const TypeId to = withoutReference(e.type);
  const bool isDecay = model::isSome(from) && unit_[from].kind == TypeKind::array && model::isSome(to) &&
                       unit_[to].kind == TypeKind::pointer;
  if (isDecay) return addressOf(locate(frame, operand));
  LoweredValue value = lower(frame, operand);
  if (isRecord(to) || !value.parts.empty()) return value;
  const double width = widthOf(to);
  if (isFloating(from) != isFloating(to) || (isFloating(from) && widthOf(from) != width)) {
    if (value.sum.isConstant()) return {.width = width, .what = "unknown"};
    const ValueId out = builder_.computed("convert" + std::to_string(static_cast<int>(width)), {idOf(value)}, width);
    if (isFloating(to)) builder_.at(out).isUniform = false;
    return ofValue(out, width);
  }
  value.width = width;
  return value;
}

LoweredValue Lowering::lowerMade(CallFrame &frame, ExpressionId id) {
  const Expression &e = (*frame.body)[id];
  const TypeId type = withoutReference(e.type);
  if (e.operands.size() == 1 && !isRecord(type)) return lower(frame, e.operands[0]);
  LoweredValue out{.width = widthOf(type)};
  const auto parts = partsOf(type);
  std::size_t at = 0;
  for (std::size_t i = 0; i < e.operands.size(); ++i) {
    const ExpressionId operand = e.operands[i];
    const TypeId of = withoutReference((*frame.body)[operand].type);
    const bool isCopied = model::isSome(of) && model::isSome(type) && unit_[of].name == unit_[type].name;
    if (i < e.callee.byReference.size() && e.callee.byReference[i] && isRecord(of) && !isCopied) continue;
    LoweredValue value = lower(frame, operand);
    if (value.parts.empty()) {
      if (at < parts.size()) out.parts[parts[at++].first] = value;
      continue;
    }
    const std::int64_t begin = at < parts.size() ? parts[at].first : 0;
    for (auto &[offset, part] : value.parts) {
      out.parts[begin + offset] = part;
      ++at;
    }
  }
  for (; at < parts.size(); ++at)
    out.parts[parts[at].first] = {.width = widthOf(parts[at].second)};
  return out;
}

LoweredLocation Lowering::moved(LoweredLocation location, std::int64_t bytes, TypeId type) const {
  if (location.place)
    location.place->offset += bytes;
  else
    location.address.sum.constant += bytes;
  location.type = type;
  return location;
}

LoweredValue Lowering::addressOf(const LoweredLocation &location) const {
  LoweredValue out{.width = 2, .place = location.place};
  if (location.place) {
    out.sum.constant = location.place->offset;
    out.place->offset = 0;
    out.what = location.what;
    return out;
  }
  out.sum = location.address.sum;
  out.space = location.address.space;
  out.isReadOnly = location.address.isReadOnly;
  out.mayAlias = location.address.mayAlias;
  out.what = location.what;
  return out;
}

LoweredLocation Lowering::pointedTo(const LoweredValue &pointer, TypeId type) const {
  LoweredLocation out{.place = pointer.place, .type = type, .what = pointer.what};
  if (pointer.place) {
    out.place->offset += pointer.sum.constant;
    out.place->isUnknownPart = out.place->isUnknownPart || !pointer.sum.isConstant();
    out.address.sum = pointer.sum;
    return out;
  }
  out.address = {.sum = pointer.sum,
                 .space = pointer.space == MemorySpace::unknown ? MemorySpace::global : pointer.space,
                 .isReadOnly = pointer.isReadOnly,
                 .mayAlias = pointer.mayAlias};
  return out;
}

LoweredLocation Lowering::locateVariable(CallFrame &frame, VariableId id) {
  if (const auto bound = frame.bound.find(id); bound != frame.bound.end()) return bound->second;
  const model::Variable &variable = (*frame.body)[id];
  LoweredLocation out{.type = withoutReference(variable.type), .what = variable.name};
  const auto inMemory = [&](MemorySpace space, bool isReadOnly) {
    const ValueId base = builder_.input("&" + variable.name, 0, true);
    builder_.at(base).held = HeldKind::pointer;
    builder_.at(base).what = variable.name;
    out.address = {.sum = {.terms = {{base, 1}}}, .space = space, .isReadOnly = isReadOnly, .mayAlias = false};
    return out;
  };
  switch (variable.space) {
  case VariableSpace::shared:
  case VariableSpace::sharedDynamic:
    return inMemory(MemorySpace::shared, false);
  case VariableSpace::constantMemory:
    return inMemory(MemorySpace::constant, true);
  case VariableSpace::deviceGlobal:
  case VariableSpace::managed:
    return inMemory(MemorySpace::global, false);
  case VariableSpace::thisObject:
    if (frame.object) return *frame.object;
    [[fallthrough]];
  default:
    out.place = LocalPlace{.frame = frame.number, .variable = id};
    return out;
  }
}

LoweredLocation Lowering::locate(CallFrame &frame, ExpressionId id) {
  const Expression &e = (*frame.body)[id];
  const TypeId type = withoutReference(e.type);
  switch (e.kind) {
  case ExpressionKind::variable: {
    LoweredLocation out = locateVariable(frame, e.variable);
    return out;
  }
  case ExpressionKind::subscript: {
    const TypeId base = withoutReference((*frame.body)[e.operands[0]].type);
    LoweredValue pointer = model::isSome(base) && unit_[base].kind == TypeKind::array
                               ? addressOf(locate(frame, e.operands[0]))
                               : lower(frame, e.operands[0]);
    const LoweredValue index = lower(frame, e.operands[1]);
    pointer.sum = sumOf(pointer.sum, index.sum, bytesOf(type));
    return pointedTo(pointer, type);
  }
  case ExpressionKind::unary:
    if (e.op == Operator::dereference) return pointedTo(lower(frame, e.operands[0]), type);
    if (e.op == Operator::increment || e.op == Operator::decrement) {
      lower(frame, id);
      return locate(frame, e.operands[0]);
    }
    break;
  case ExpressionKind::assign:
    lower(frame, id);
    return locate(frame, e.operands[0]);
  case ExpressionKind::member: {
    if (e.operands.empty()) break;
    const TypeId of = withoutReference((*frame.body)[e.operands[0]].type);
    const TypeId record = e.isArrow && model::isSome(of) ? unit_[of].element : of;
    const LoweredLocation object =
        e.isArrow ? pointedTo(lower(frame, e.operands[0]), record) : locate(frame, e.operands[0]);
    std::int64_t offset = 0;
    if (model::isSome(record))
      for (const model::Field &field : unit_[record].fields)
        if (field.name == e.name) offset = static_cast<std::int64_t>(field.offsetBytes);
    return moved(object, offset, type);
  }
  case ExpressionKind::cast:
    if (!e.operands.empty() && e.type != model::none<TypeId> && !isFloating(type)) {
      LoweredLocation out = locate(frame, e.operands[0]);
      out.type = type;
      return out;
    }
    break;
  default:
    break;
  }
  // A value without a place: it gets one.
  const LoweredValue value = lower(frame, id);
  LoweredLocation out{.place = LocalPlace{.frame = ++frames_ + 100000, .variable = VariableId{0}}, .type = type};
  write(out, value);
  return out;
}

LoweredValue Lowering::readPart(const LoweredLocation &location, const SourceSpan &span) {
  const double width = widthOf(location.type);
  const bool isPointer = model::isSome(location.type) && unit_[location.type].kind == TypeKind::pointer;
  const auto asPointer = [&](LoweredValue value) {
    if (!isPointer) return value;
    const model::Type &type = unit_[location.type];
    value.space = MemorySpace::global;
    value.mayAlias = !type.isRestrict;
    value.isReadOnly = type.isRestrict && model::isSome(type.element) && unit_[type.element].isConst;
    value.what = location.what;
    return value;
  };
  if (!location.place) {
    const std::string what = location.what.empty() ? std::string() : "loads of " + location.what;
    const bool isOfBank = location.address.space == MemorySpace::constant &&
                          std::ranges::all_of(location.address.sum.terms,
                                              [this](const auto &term) { return builder_[term.first].isUniform; });
    const ValueId value = builder_.load(location.address, isOfBank ? 0 : width, what, span);
    builder_.at(value).isUniform = isOfBank;
    if (isPointer) builder_.at(value).held = HeldKind::pointer;
    return asPointer(ofValue(value, width));
  }
  if (location.place->isUnknownPart) {
    const ValueId value =
        builder_.load({.sum = location.address.sum, .space = MemorySpace::local}, width, location.what, span);
    return asPointer(ofValue(value, width));
  }
  const auto found = variables_.find(location.place->key());
  if (found != variables_.end()) return found->second;
  const LocalPlace &place = *location.place;
  const bool isParameter = place.frame == 0 && (*kernel_)[place.variable].space == VariableSpace::parameter;
  if (isParameter) {
    const ValueId value = builder_.input(location.what + "+" + std::to_string(place.offset), 0, true);
    builder_.at(value).what = location.what;
    if (isPointer) builder_.at(value).held = HeldKind::pointer;
    LoweredValue out = asPointer(ofValue(value, width));
    return variables_[place.key()] = out;
  }
  // Never written before: any value will do.
  if (place.frame == 0 && (*kernel_)[place.variable].constant)
    return constant(*(*kernel_)[place.variable].constant, width);
  return asPointer({.width = width, .what = "unknown"});
}

LoweredValue Lowering::read(const LoweredLocation &location, const SourceSpan &span) {
  const bool isWhole = isRecord(location.type);
  if (!isWhole) return readPart(location, span);
  LoweredValue out{.width = widthOf(location.type)};
  for (const auto &[offset, type] : partsOf(location.type))
    out.parts[offset] = readPart(moved(location, offset, type), span);
  return out;
}

void Lowering::write(const LoweredLocation &location, const LoweredValue &value) {
  if (!value.parts.empty()) {
    for (const auto &[offset, part] : value.parts)
      write(moved(location, offset, model::none<TypeId>), part);
    return;
  }
  if (!location.place) {
    builder_.store(location.address, idOf(value));
    return;
  }
  if (location.place->isUnknownPart) {
    builder_.store({.sum = location.address.sum, .space = MemorySpace::local}, idOf(value));
    return;
  }
  LoweredValue stored = kept(value);
  if (stored.sum.terms.size() == 1) {
    Value &made = builder_.at(stored.sum.terms.front().first);
    if (made.kind != ValueKind::input && made.held == HeldKind::value && made.what.empty()) made.what = location.what;
  }
  if (model::isSome(location.type) && unit_[location.type].kind == TypeKind::array) return;
  variables_[location.place->key()] = std::move(stored);
}

} // namespace warpgrain::estimate
