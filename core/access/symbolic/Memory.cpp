// SPDX-License-Identifier: Apache-2.0
//
// Reads and writes: of variables in registers, of local arrays whose elements are followed, and of all other memory.
#include "core/access/symbolic/ObjectStore.h"

namespace warpgrain::access {

using namespace model;

Value ObjectStore::load(const State &state, const Location &location, TypeId type, ExpressionId id) {
  if (location.kind == Location::Kind::unknown)
    return values_.unfollowedValue(id, type, ReasonId::isNotFollowed, false);
  if (position_.typeOf(id).kind == TypeKind::array || types_.isArray(type)) {
    variables_.expose(location); // an array's name in an expression is a pointer to it
    return Value::pointer(location);
  }
  if (location.kind == Location::Kind::memory) return loadMemory(state, location, type, id);
  return loadObject(state, location, type, id);
}

Value ObjectStore::loadMemory(const State &state, const Location &location, TypeId type, ExpressionId id) {
  const Array &array = arrays_[location.array];
  const auto constant = location.offset.asConstant();
  const bool isLocal = array.space == MemorySpace::local;
  if (isLocal && constant)
    if (const Environment::Element *held = state.environment.element(location.array, *constant);
        held != nullptr && !types_.isReinterpreted(held->type, type)) {
      Value value = *held->value;
      if (value.isNumber() && types_.isUnsigned(held->type) != types_.isUnsigned(type))
        value.form = numbers_.converted(state, value.form, held->type, type, id);
      return value;
    }
  if (isLocal && state.environment.holdsElements(location.array)) writes_.noteElement();
  const std::uint32_t serial = values_.nextSerial();
  if (types_.isInteger(type)) return Value::number(loads_.loadedInteger(location, type, serial, id));
  if (types_.isPointer(type)) return loads_.loadedPointer(location, type, id);
  Value out = Value::other(loads_.isSame(location, id));
  if (const Type *known = types_.described(type); known != nullptr && known->kind == TypeKind::record) {
    out.kind = Value::Kind::record;
    out.origin = position_.textOf(id);
    out.serial = serial;
    out.reason = position_.because(id, ReasonId::isLoadedFromMemory);
  }
  return out;
}

void ObjectStore::store(State &state, const Location &location, Value value, TypeId type, ExpressionId id) {
  switch (location.kind) {
  case Location::Kind::memory:
    return storeMemory(state, location, std::move(value), type, id);
  case Location::Kind::object:
  case Location::Kind::within:
    return storeObject(state, location, std::move(value), type, id);
  case Location::Kind::unknown:
    return storeAnywhere(state, id);
  }
}

void ObjectStore::storeMemory(State &state, const Location &location, Value value, TypeId type, ExpressionId id) {
  const Array &array = arrays_[location.array];
  const bool isLocal = array.space == MemorySpace::local;
  if (array.space == MemorySpace::unknown || (isLocal && array.unknownBase)) return storeAnywhere(state, id);
  if (!isLocal) return loads_.noteStored(location, value);
  writes_.noteWrite(location.array);
  if (loads_.mayBeKnown(value)) writes_.noteElement();
  const auto offset = location.offset.asConstant();
  const Type *known = types_.described(type);
  const auto size = known != nullptr ? static_cast<std::int64_t>(known->sizeBytes) : 0;
  if (!offset || size == 0 || !state.isReachable)
    state.environment.forgetElements(location.array);
  else if (value.isNumber() || value.isPointer())
    state.environment.setElement(
        location.array, *offset,
        {.value = std::make_shared<const Value>(std::move(value)), .type = type, .sizeBytes = size});
  else
    state.environment.forgetBytes(location.array, *offset, size);
}

void ObjectStore::obscure(State &state, const Location &location, TypeId type, ExpressionId id, const Cause &what) {
  switch (location.kind) {
  case Location::Kind::object:
  case Location::Kind::within:
    return storeObject(state, location, values_.unfollowedValue(id, type, what, false), type, id);
  case Location::Kind::memory: {
    const Array &array = arrays_[location.array];
    const bool isLocal = array.space == MemorySpace::local;
    if (isLocal && !array.unknownBase) return forgetArray(state, location.array);
    if (isLocal || array.space == MemorySpace::unknown) return storeAnywhere(state, id);
    return;
  }
  case Location::Kind::unknown:
    return storeAnywhere(state, id);
  }
}

void ObjectStore::forgetArray(State &state, ArrayId array) {
  writes_.noteWrite(array);
  state.environment.forgetElements(array);
}

void ObjectStore::obscureRun(State &state, Location location, ExpressionId id, const Cause &what) {
  if (location.kind == Location::Kind::within) location.kind = Location::Kind::object;
  if (location.kind == Location::Kind::object) location.path.clear();
  const TypeId type = location.kind == Location::Kind::object ? variables_.declaredType(location.object) : none<TypeId>;
  obscure(state, location, type, id, what);
}

} // namespace warpgrain::access
