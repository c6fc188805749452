// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/LoadedValues.h"

#include "core/access/form/Classify.h"
#include "core/access/symbolic/StoredPointers.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

/// True where code makes a pointer to what may be written of one to what is const, or writes what is const:
/// `((int *)p)[0] = 1`, `(int &)p[0] = 1`.
bool writesConst(const TypeRules &types, const BodyIndex &code) {
  const Body &body = code.body();
  const auto isConst = [&types](TypeId type) {
    const Type *known = types.described(type);
    return known != nullptr && known->isConst;
  };
  const auto leadsToConst = [&](TypeId type) { return types.isPointer(type) && isConst(types.elementOf(type)); };
  const auto casts = [&](const Expression &e) {
    return e.kind == ExpressionKind::cast && !e.operands.empty() && isSome(e.operands[0]) && types.isPointer(e.type) &&
           leadsToConst(body[e.operands[0]].type) && !leadsToConst(e.type);
  };
  return std::ranges::any_of(body.expressions, casts) ||
         std::ranges::any_of(code.accesses(), [&](const Access &access) {
           return access.kind != AccessKind::read && isConst(body[access.expression].type);
         });
}

} // namespace

void LoadedValues::lookInto(const Body &kernel) {
  const std::set<const Body *> reached = bodiesCalledFrom(unit_, kernel);
  const StoredPointers stored(unit_, types_);
  storesPointers_ =
      std::ranges::any_of(reached, [&](const Body *body) { return stored.mayBeIn(bodies_.indexOf(*body)); });
  writesConst_ =
      std::ranges::any_of(reached, [&](const Body *body) { return writesConst(types_, bodies_.indexOf(*body)); });
  unstable_ = UnstableArrays(unit_, kernel, reached, bodies_);
}

/// A pointer variable that threads share, and whose value one place in the text tells.
bool LoadedValues::isWrittenOnce(const Array &array) const {
  if (array.space != MemorySpace::shared || !isSome(array.variable) || !types_.isPointer(array.type)) return false;
  if (types_.described(array.type)->kind != TypeKind::pointer) return false;
  const auto uses = bodies_.indexOf(*array.body).usesOf(array.variable);
  const bool isKept = std::ranges::any_of(uses, [](const Use *use) { return use->kind == UseKind::escape; });
  return !isKept && std::ranges::count_if(uses, [](const Use *use) { return use->writes(); }) == 1;
}

/// True if a value is, or holds, the address of a variable of the thread.
bool LoadedValues::mayLeadToVariable(const Value &value) const {
  switch (value.kind) {
  case Value::Kind::pointer:
    return value.target.kind != Location::Kind::memory || arrays_[value.target.array].space == MemorySpace::local ||
           arrays_[value.target.array].space == MemorySpace::unknown;
  case Value::Kind::record:
    return std::ranges::any_of(value.members, [this](const auto &m) { return mayLeadToVariable(*m.second); });
  case Value::Kind::unknown:
    return !variables_.exposed().empty();
  case Value::Kind::number:
    return false;
  }
  return true;
}

/// Who reads such a variable before it is written reads nothing that means anything, so that every reader finds what
/// was stored, whichever thread did it. In a loop it could be another value each time.
void LoadedValues::noteStored(const Location &location, const Value &value) {
  leaksVariables_ = leaksVariables_ || mayLeadToVariable(value);
  if (!position_.loops().empty() || !value.isPointer() || !values_.isUniform(value) ||
      !isWrittenOnce(arrays_[location.array]))
    return;
  // A function that is called twice stores two values at one place of the text.
  const auto [known, isFirst] = sharedPointers_.try_emplace(location.array, value);
  if (!isFirst && !(known->second.target == value.target)) changedPointers_.insert(location.array);
}

bool LoadedValues::mayBeKnown(const Value &value) const {
  if (!value.isNumber()) return value.isPointer();
  return std::ranges::none_of(atomsIn(atoms_, value.form), [this](AtomId atom) { return loaded_.contains(atom); });
}

bool LoadedValues::isSame(const Location &location, ExpressionId id) const {
  const Array &array = arrays_[location.array];
  const Type *declared = types_.described(array.type);
  const bool isVolatile = (declared != nullptr && declared->isVolatile) || position_.typeOf(id).isVolatile;
  return !array.unknownBase && values_.isUniform(location.offset) && array.space != MemorySpace::local &&
         array.space != MemorySpace::unknown && !isVolatile && !unstable_.contains(array);
}

bool LoadedValues::isNeverWritten(const Array &array) const {
  const TypeId element = types_.elementOf(array.type);
  const bool isKept = array.isRestrict && !writesConst_ && isSome(element) && unit_[element].isConst;
  return array.space == MemorySpace::constant || isKept;
}

/// What is loaded from memory that nobody writes is the same wherever it is loaded.
Form LoadedValues::neverWritten(const Location &location, TypeId type, ExpressionId id) {
  const Type *readAs = types_.described(type);
  const std::tuple key(location.array, location.offset, readAs != nullptr ? readAs->sizeBytes : std::uint64_t{0},
                       types_.isUnsigned(type), readAs != nullptr && readAs->kind == TypeKind::boolean);
  const auto known = constantLoads_.find(key);
  if (known != constantLoads_.end()) return Form(known->second);
  const bool isShared = isSame(location, id);
  Atom atom;
  atom.kind = isShared ? AtomKind::symbol : AtomKind::opaque;
  atom.name = position_.textOf(id);
  atom.number = values_.nextSerial();
  atom.reason = position_.because(id, ReasonId::isLoadedFromMemory);
  atom.isNotNegative = types_.isUnsigned(type);
  atom.dependsOn = indicesBehind(location.offset);
  const AtomId value = atoms_.intern(std::move(atom));
  if (!isShared) loaded_.insert(value);
  values_.ofType(value, type);
  return Form(constantLoads_[key] = value);
}

Form LoadedValues::loadedInteger(const Location &location, TypeId type, std::uint32_t serial, ExpressionId id) {
  const Array &array = arrays_[location.array];
  if (isNeverWritten(array) && !array.unknownBase) return neverWritten(location, type, id);
  const Obscurity reason = position_.because(id, ReasonId::isLoadedFromMemory);
  const bool isShared = isSame(location, id);
  // A word whose sign is not told may stand for less than 0 to the threads that load it.
  const Form value = isShared ? values_.symbol(position_.textOf(id), reason, serial, types_.isUnsigned(type))
                              : values_.opaque(reason, serial, types_.greatestOf(type).has_value());
  const auto atom = value.asAtom();
  if (!atom) return value;
  if (!isShared) loaded_.insert(*atom);
  return values_.ofType(*atom, type);
}

/// Where pointers lead that are loaded from one place: to the same memory, as long as nothing can have stored another
/// one there.
Value LoadedValues::loadedPointer(const Location &location, TypeId type, ExpressionId id) {
  const auto stored = sharedPointers_.find(location.array);
  if (stored != sharedPointers_.end() && !changedPointers_.contains(location.array)) return stored->second;
  const Array &from = arrays_[location.array];
  const bool isLocal = from.space == MemorySpace::local;
  // A thread's own pointers may lead to its own variables. Those in memory that other threads see lead to variables
  // only if the kernel stores the address of one there.
  const MemorySpace space = isLocal || leaksVariables_ ? MemorySpace::unknown : MemorySpace::global;
  const bool isOfVariable = from.body != nullptr && isSome(from.variable) && (*from.body)[from.variable].holdsAddress;
  const bool mayChange = isLocal || isOfVariable || from.space == MemorySpace::shared ||
                         (storesPointers_ && from.space != MemorySpace::constant);
  Location out{.kind = Location::Kind::memory};
  if (!isSame(location, id)) {
    out.array = values_.unknownArray(position_.textOf(id), type, values_.nextSerial(),
                                     position_.because(id, ReasonId::isLoadedFromMemory), space);
    if (!mayChange) arrays_.setLoaded(out.array, {});
    return Value::pointer(out);
  }
  const auto known = mayChange ? loadedPointers_.end() : loadedPointers_.find({location.array, location.offset});
  if (known != loadedPointers_.end()) {
    out.array = known->second;
    return Value::pointer(out);
  }
  out.array = values_.unknownArray(position_.textOf(id), type, values_.nextSerial(), std::nullopt, space);
  if (mayChange) {
    arrays_.setStored(out.array, values_.surroundings());
  } else {
    arrays_.setLoaded(out.array, indicesBehind(location.offset));
    loadedPointers_[{location.array, location.offset}] = out.array;
  }
  return Value::pointer(out);
}

/// The block indices and counters whose change may change the form's value.
std::vector<AtomId> LoadedValues::indicesBehind(const Form &form) const {
  std::set<AtomId> out;
  for (const AtomId part : atomsIn(atoms_, form)) {
    const Atom &source = atoms_[part];
    if (source.kind == AtomKind::blockIndex || source.kind == AtomKind::counter) out.insert(part);
    out.insert(source.dependsOn.begin(), source.dependsOn.end());
  }
  return {out.begin(), out.end()};
}

} // namespace warpgrain::access
