// SPDX-License-Identifier: Apache-2.0
#include "core/access/execute/Machine.h"
#include "core/access/form/Classify.h"

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

Value Machine::load(State &state, const Location &location, TypeId type, ExpressionId id) {
  if (location.kind == Location::Kind::unknown) return unfollowedValue(id, type, "is not followed", false);
  if (typeOf(id).kind == TypeKind::array || (isSome(type) && described(type)->kind == TypeKind::array))
    return Value::pointer(location);
  if (location.kind == Location::Kind::memory) return loadMemory(state, location, type, id);
  const auto owner = std::ranges::find(frames_, location.object.frame, &Frame::id);
  if (owner != frames_.end() && (*owner)->isChaotic && (*owner)->index->isReassigned(location.object.variable))
    return unfollowedValue(id, type, "is not followed in a function with goto", false);
  const ValuePtr held = state.environment.find(location.object);
  Value value = held ? *held : initialValue(location.object, id);
  for (const std::string &name : location.path) {
    if (value.kind != Value::Kind::record) return unfollowedValue(id, type, "is not followed", isUniform(value));
    value = memberOf(value, name, type, id);
  }
  return value;
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
  std::set<AtomId> sources;
  for (const AtomId part : atomsIn(out_.atoms, location.offset)) {
    const Atom &source = out_.atoms[part];
    if (source.kind == AtomKind::blockIndex || source.kind == AtomKind::counter) sources.insert(part);
    sources.insert(source.dependsOn.begin(), source.dependsOn.end());
  }
  atom.dependsOn.assign(sources.begin(), sources.end());
  return Form(constantLoads_[{location.array, location.offset}] = out_.atoms.intern(std::move(atom)));
}

Value Machine::loadMemory(State &state, const Location &location, TypeId type, ExpressionId id) {
  const Array &array = out_[location.array];
  const auto constant = location.offset.asConstant();
  if (array.space == MemorySpace::local && constant)
    if (const ValuePtr known = state.environment.element(location.array, *constant)) return *known;
  const Type *declared = described(array.type);
  const bool isVolatile = (declared != nullptr && declared->isVolatile) || typeOf(id).isVolatile;
  const Type *element = declared != nullptr && isSome(declared->element) ? &unit_[declared->element] : nullptr;
  const bool isSame = !array.unknownBase && isUniform(location.offset) && array.space != MemorySpace::local &&
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
    return Value::number(opaque(reason, serial));
  }
  if (isPointer(type)) {
    Location out{.kind = Location::Kind::memory};
    out.array = unknownArray(name, type, serial, isSame ? std::nullopt : std::optional(reason), MemorySpace::global);
    return Value::pointer(out);
  }
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
  if (location.kind == Location::Kind::memory) {
    if (out_[location.array].space != MemorySpace::local) return;
    noteWrite(location.array);
    const auto offset = location.offset.asConstant();
    const Environment::Elements *held = nullptr;
    if (const auto found = state.environment.arrays().find(location.array); found != state.environment.arrays().end())
      held = &found->second;
    const Type *known = described(type);
    const auto size = known != nullptr ? static_cast<std::int64_t>(known->sizeBytes) : 0;
    // An element is replaced as a whole, or nothing of the array is known any more.
    const bool overlaps =
        held != nullptr && offset && std::ranges::any_of(*held, [&](const auto &entry) {
          return entry.first != *offset && entry.first < *offset + size && *offset < entry.first + size;
        });
    if (!offset || overlaps || size == 0 || !state.isReachable)
      state.environment.forgetElements(location.array);
    else if (value.isNumber() || value.isPointer())
      state.environment.setElement(location.array, *offset, std::make_shared<const Value>(std::move(value)));
    else if (held != nullptr && held->contains(*offset))
      state.environment.forgetElements(location.array);
    return;
  }
  if (location.kind != Location::Kind::object) return;
  noteWrite(location.object);
  if (location.path.empty()) {
    state.environment.set(location.object, std::make_shared<const Value>(std::move(value)));
    return;
  }
  const ValuePtr held = state.environment.find(location.object);
  Value whole = held ? *held : initialValue(location.object, id);
  if (whole.kind != Value::Kind::record) {
    whole = Value::other(false);
    whole.kind = Value::Kind::record;
    whole.serial = ++serial_;
  }
  // Members of members: each level is copied with the change in it.
  std::vector<Value> levels{whole};
  for (std::size_t i = 0; i + 1 < location.path.size(); ++i) {
    Value inner = memberOf(levels.back(), location.path[i], none<TypeId>, id);
    if (inner.kind != Value::Kind::record) {
      inner = Value::other(false);
      inner.kind = Value::Kind::record;
      inner.serial = ++serial_;
    }
    levels.push_back(std::move(inner));
  }
  for (std::size_t i = levels.size(); i-- > 0;) {
    levels[i].members[location.path[i]] = std::make_shared<const Value>(std::move(value));
    value = levels[i];
  }
  state.environment.set(location.object, std::make_shared<const Value>(std::move(value)));
}

void Machine::obscure(State &state, const Location &location, TypeId type, ExpressionId id, const std::string &what) {
  if (location.kind == Location::Kind::object)
    store(state, location, unfollowedValue(id, type, what, false), type, id);
  else if (location.kind == Location::Kind::memory && out_[location.array].space == MemorySpace::local)
    noteWrite(location.array), state.environment.forgetElements(location.array);
}

} // namespace warpgrain::access
