// SPDX-License-Identifier: Apache-2.0
//
// Pointers that lie in memory: in an array of rows, in a variable that the threads of a block share.
#include "core/access/form/Classify.h"
#include "core/access/symbolic/Machine.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

/// Whether the kernel stores pointers anywhere but in variables and arrays of each thread's own, or of each block's.
void Machine::findStoredPointers(const Body &body) {
  for (const Access &access : indexOf(body).accesses()) {
    const Type *type = described(body[access.expression].type);
    if (access.kind == AccessKind::read || type == nullptr || type->kind != TypeKind::pointer) continue;
    if (!isSome(access.array)) {
      storesPointers_ = true;
      continue;
    }
    const Variable &variable = body[access.array];
    const Type *declared = described(variable.type);
    const bool isOwn = variable.isPerThread() && declared != nullptr && declared->kind == TypeKind::array;
    storesPointers_ = storesPointers_ || !(isOwn || variable.isShared());
  }
}

/// A pointer variable that threads share, and whose value one place in the text tells.
bool Machine::isWrittenOnce(const Array &array) {
  if (array.space != MemorySpace::shared || !isSome(array.variable) || !isPointer(array.type)) return false;
  if (described(array.type)->kind != TypeKind::pointer) return false;
  const auto uses = indexOf(*array.body).usesOf(array.variable);
  const bool isKept = std::ranges::any_of(uses, [](const Use *use) { return use->kind == UseKind::escape; });
  return !isKept && std::ranges::count_if(uses, [](const Use *use) { return use->writes(); }) == 1;
}

/// True if a value is, or holds, the address of a variable of the thread.
bool Machine::mayLeadToVariable(const Value &value) const {
  switch (value.kind) {
  case Value::Kind::pointer:
    return value.target.kind != Location::Kind::memory || out_[value.target.array].space == MemorySpace::local ||
           out_[value.target.array].space == MemorySpace::unknown;
  case Value::Kind::record:
    return std::ranges::any_of(value.members, [this](const auto &m) { return mayLeadToVariable(*m.second); });
  case Value::Kind::unknown:
    return !exposed_.empty();
  case Value::Kind::number:
    return false;
  }
  return true;
}

/// Who reads such a variable before it is written reads nothing that means anything, so that every reader finds what
/// was stored, whichever thread did it. In a loop it could be another value each time.
void Machine::noteSharedPointer(const Location &location, const Value &value) {
  leaksVariables_ = leaksVariables_ || mayLeadToVariable(value);
  if (!loops_.empty() || !value.isPointer() || !isUniform(value) || !isWrittenOnce(out_[location.array])) return;
  sharedPointers_[location.array] = value;
}

/// Where pointers lead that are loaded from one place: to the same memory, as long as nothing can have stored another
/// one there.
Value Machine::loadedPointer(const Location &location, TypeId type, bool isSame, ExpressionId id) {
  if (const auto known = sharedPointers_.find(location.array); known != sharedPointers_.end()) return known->second;
  const Array &from = out_[location.array];
  const bool isLocal = from.space == MemorySpace::local;
  // A thread's own pointers may lead to its own variables. Those in memory that other threads see lead to variables
  // only if the kernel stores the address of one there.
  const MemorySpace space = isLocal || leaksVariables_ ? MemorySpace::unknown : MemorySpace::global;
  const bool mayChange =
      isLocal || from.space == MemorySpace::shared || (storesPointers_ && from.space != MemorySpace::constant);
  Location out{.kind = Location::Kind::memory};
  if (!isSame) {
    out.array = unknownArray(textOf(id), type, ++serial_, because(id, "is loaded from memory"), space);
    out_.arrays[static_cast<std::size_t>(out.array)].isLoaded = true;
    return Value::pointer(out);
  }
  const auto known = mayChange ? loadedPointers_.end() : loadedPointers_.find({location.array, location.offset});
  if (known != loadedPointers_.end()) {
    out.array = known->second;
    return Value::pointer(out);
  }
  std::vector<AtomId> sources = mayChange ? surroundings() : indicesBehind(location.offset);
  out.array = unknownArray(textOf(id), type, ++serial_, std::nullopt, space);
  Array &array = out_.arrays[static_cast<std::size_t>(out.array)];
  array.dependsOn = std::move(sources);
  array.isLoaded = true;
  if (!mayChange) loadedPointers_[{location.array, location.offset}] = out.array;
  return Value::pointer(out);
}

/// The block indices and counters whose change may change the form's value.
std::vector<AtomId> Machine::indicesBehind(const Form &form) const {
  std::set<AtomId> out;
  for (const AtomId part : atomsIn(out_.atoms, form)) {
    const Atom &source = out_.atoms[part];
    if (source.kind == AtomKind::blockIndex || source.kind == AtomKind::counter) out.insert(part);
    out.insert(source.dependsOn.begin(), source.dependsOn.end());
  }
  return {out.begin(), out.end()};
}

} // namespace warpgrain::access
