// SPDX-License-Identifier: Apache-2.0
//
// Reads and writes: of variables in registers, of local arrays whose elements are followed, and of all other memory.
#include "core/access/form/Classify.h"
#include "core/access/symbolic/Machine.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

void Machine::noteWrite(const ObjectId &object) {
  for (std::set<ObjectId> *log : writeLogs_)
    log->insert(object);
}

void Machine::noteWrite(ArrayId array) {
  for (std::set<ArrayId> *log : arrayWriteLogs_)
    log->insert(array);
}

void Machine::noteElement() {
  for (bool *log : elementLogs_)
    *log = true;
}

bool Machine::mayBeKnown(const Value &value) const {
  if (!value.isNumber()) return value.isPointer();
  return std::ranges::none_of(atomsIn(out_.atoms, value.form), [this](AtomId atom) { return loaded_.contains(atom); });
}

Value Machine::load(State &state, const Location &location, TypeId type, ExpressionId id) {
  if (location.kind == Location::Kind::unknown) return unfollowedValue(id, type, "is not followed", false);
  if (typeOf(id).kind == TypeKind::array || (isSome(type) && described(type)->kind == TypeKind::array))
    return Value::pointer(location);
  if (location.kind == Location::Kind::memory) return loadMemory(state, location, type, id);
  return loadObject(state, location, type, id);
}

/// What is loaded from memory that nobody writes is the same wherever it is loaded.
Form Machine::neverWritten(const Location &location, bool isSame, bool isNotNegative, ExpressionId id) {
  const auto known = constantLoads_.find({location.array, location.offset});
  if (known != constantLoads_.end()) return Form(known->second);
  Atom atom;
  atom.kind = isSame ? AtomKind::symbol : AtomKind::opaque;
  atom.name = textOf(id);
  atom.number = ++serial_;
  atom.reason = because(id, "is loaded from memory");
  atom.isNotNegative = isNotNegative;
  atom.dependsOn = indicesBehind(location.offset);
  const AtomId value = out_.atoms.intern(std::move(atom));
  if (!isSame) loaded_.insert(value);
  return Form(constantLoads_[{location.array, location.offset}] = value);
}

Value Machine::loadMemory(State &state, const Location &location, TypeId type, ExpressionId id) {
  const Array &array = out_[location.array];
  const auto constant = location.offset.asConstant();
  const bool isLocal = array.space == MemorySpace::local;
  if (isLocal && constant)
    if (const Environment::Element *held = state.environment.element(location.array, *constant);
        held != nullptr && !isReinterpreted(held->type, type)) {
      Value value = *held->value;
      if (value.isNumber() && isUnsigned(held->type) != isUnsigned(type))
        value.form = converted(state, value.form, held->type, type, id);
      return value;
    }
  if (isLocal && state.environment.holdsElements(location.array)) noteElement();
  const Type *declared = described(array.type);
  const bool isVolatile = (declared != nullptr && declared->isVolatile) || typeOf(id).isVolatile;
  const Type *element = declared != nullptr && isSome(declared->element) ? &unit_[declared->element] : nullptr;
  const bool isSame = !array.unknownBase && isUniform(location.offset) && !isLocal &&
                      array.space != MemorySpace::unknown && !isVolatile && !isUnstable(array);
  const bool isNeverWritten =
      array.space == MemorySpace::constant || (array.isRestrict && element != nullptr && element->isConst);
  const std::uint32_t serial = ++serial_;
  const Obscurity reason = because(id, "is loaded from memory");
  const std::string name = textOf(id);
  if (isInteger(type)) {
    if (isNeverWritten && !array.unknownBase)
      return Value::number(neverWritten(location, isSame, isUnsigned(type), id));
    if (isSame) return Value::number(symbol(name, reason, serial, isUnsigned(type)));
    const Form unknown = opaque(reason, serial);
    if (const auto atom = unknown.asAtom()) loaded_.insert(*atom);
    return Value::number(unknown);
  }
  if (isPointer(type)) return loadedPointer(location, type, isSame, id);
  Value out = Value::other(isSame);
  if (const Type *known = described(type); known != nullptr && known->kind == TypeKind::record) {
    out.kind = Value::Kind::record;
    out.origin = name;
    out.serial = serial;
    out.reason = reason;
  }
  return out;
}

void Machine::store(State &state, const Location &location, Value value, TypeId type, ExpressionId id) {
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

void Machine::storeMemory(State &state, const Location &location, Value value, TypeId type, ExpressionId id) {
  const Array &array = out_[location.array];
  const bool isLocal = array.space == MemorySpace::local;
  if (array.space == MemorySpace::unknown || (isLocal && array.unknownBase)) return storeAnywhere(state, id);
  if (!isLocal) return noteSharedPointer(location, value);
  noteWrite(location.array);
  if (mayBeKnown(value)) noteElement();
  const auto offset = location.offset.asConstant();
  const Type *known = described(type);
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

void Machine::obscure(State &state, const Location &location, TypeId type, ExpressionId id, const std::string &what) {
  switch (location.kind) {
  case Location::Kind::object:
  case Location::Kind::within:
    return storeObject(state, location, unfollowedValue(id, type, what, false), type, id);
  case Location::Kind::memory:
    if (out_[location.array].space == MemorySpace::local && !out_[location.array].unknownBase)
      noteWrite(location.array), state.environment.forgetElements(location.array);
    else if (out_[location.array].space == MemorySpace::local || out_[location.array].space == MemorySpace::unknown)
      storeAnywhere(state, id);
    return;
  case Location::Kind::unknown:
    return storeAnywhere(state, id);
  }
}

void Machine::obscureRun(State &state, Location location, ExpressionId id, const std::string &what) {
  if (location.kind == Location::Kind::within) location.kind = Location::Kind::object;
  if (location.kind == Location::Kind::object) location.path.clear();
  const TypeId type = location.kind == Location::Kind::object ? declaredType(location.object) : none<TypeId>;
  obscure(state, location, type, id, what);
}

} // namespace warpgrain::access
