// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/ExpressionShape.h"
#include "core/access/symbolic/StatementExecutor.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

/// Variables that hold the temporaries which references are bound to, by the references' own.
constexpr std::uint32_t ofReferences = 0x40000000U;

/// Limit on the elements of an array that are set to zero if its initializer leaves them out.
constexpr std::int64_t mostZeros = 64;

} // namespace

void StatementExecutor::declare(State &state, VariableId id) {
  const Variable &variable = position_.body()[id];
  const bool hasValue = isSome(variable.initializer);
  if (variable.space != VariableSpace::local) {
    if (hasValue) evaluator_.evaluate(state, variable.initializer);
    return;
  }
  if (!types_.isReference(variable.type) && types_.isArray(variable.type)) {
    const ArrayId array = arrays_.arrayOf(position_.body(), id, {}, position_.frame().id);
    store_.forgetArray(state, array);
    const Location place{.kind = Location::Kind::memory, .array = array};
    if (hasValue) initialize(state, place, variable.type, variable.initializer);
    return;
  }
  ValuePtr value = hasValue ? std::make_shared<const Value>(initialized(state, id)) : nullptr;
  store_.begin(state, {.frame = position_.frame().id, .variable = id}, std::move(value));
}

/// True if a library's function may give back a reference into memory that others see, which is read where its value is
/// used: `const int &m = std::max(s[t], s[t + 1])`.
bool StatementExecutor::mayGiveSharedObject(const State &state, ExpressionId id) {
  const ExpressionId made = unwrapped(position_.body(), id);
  const Expression &e = position_.at(made);
  if (e.kind != ExpressionKind::call || !e.callee.isSystem) return false;
  for (std::size_t i = 0; i < e.operands.size(); ++i) {
    const ExpressionId operand = e.operands[i];
    if (!isSome(operand) || i >= e.callee.byReference.size() || !e.callee.byReference[i]) continue;
    if (mayGiveSharedObject(state, operand)) return true;
    if (isValue(position_.body(), operand)) continue;
    const Recorder::Pause look(recorder_);
    State aside = state;
    const Location place = evaluator_.locate(aside, operand, false);
    if (place.kind == Location::Kind::memory && arrays_[place.array].space != MemorySpace::local) return true;
  }
  return false;
}

/// Returns the value that the initializer of a variable in registers gives it.
Value StatementExecutor::initialized(State &state, VariableId id) {
  const Variable &variable = position_.body()[id];
  if (types_.isReference(variable.type)) {
    if (mayGiveSharedObject(state, variable.initializer)) {
      evaluator_.evaluate(state, variable.initializer);
      return Value::pointer(Location{});
    }
    // A temporary that a reference is bound to lives as long as the reference.
    const ObjectId own{.frame = position_.frame().id,
                       .variable = VariableId{ofReferences + static_cast<std::uint32_t>(id)}};
    return Value::pointer(evaluator_.boundTo(state, variable.initializer, variable.type, own));
  }
  Value value = evaluator_.evaluate(state, variable.initializer);
  const Type *type = types_.described(variable.type);
  const bool isLostNumber = types_.isInteger(variable.type) && !value.isNumber();
  // A pointer that only happens to hold no pointer (0, a call's result) is one that is not known.
  const bool isLostPointer = type != nullptr && type->kind == TypeKind::pointer && !value.isPointer();
  if (!isLostNumber && !isLostPointer) return value;
  return values_.unfollowedValue(variable.initializer, variable.type, ReasonId::isNotFollowed,
                                 values_.isUniform(value));
}

/// Stores an initial value. For a local array: the elements of its list, and zero in the rest.
void StatementExecutor::initialize(State &state, const Location &place, TypeId type, ExpressionId id) {
  const Type *array = types_.described(type);
  const bool isArray = array != nullptr && array->kind == TypeKind::array;
  if (!isArray || !isSome(id) || position_.at(id).kind != ExpressionKind::initializers) {
    Value value = evaluator_.evaluate(state, id);
    if (!isArray) store_.store(state, place, std::move(value), type, id);
    return;
  }
  const std::vector<ExpressionId> &operands = position_.at(id).operands;
  const auto extent = static_cast<std::int64_t>(array->extent.value_or(operands.size()));
  const Type *element = types_.described(array->element);
  const bool isFlat = types_.isInteger(array->element) && element->sizeBytes > 0;
  for (std::int64_t i = 0; i < std::max(extent, static_cast<std::int64_t>(operands.size())); ++i) {
    const auto bytes = values_.sizeOf(array->element).scaled(i);
    const Location part = places_.shifted(place, values_.orOpaque(bytes, id), id);
    if (i < static_cast<std::int64_t>(operands.size()))
      initialize(state, part, array->element, operands[static_cast<std::size_t>(i)]);
    else if (isFlat && i < mostZeros)
      store_.store(state, part, Value::number(Form(0)), array->element, id);
  }
}

} // namespace warpgrain::access
