// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/ArrayTable.h"

namespace warpgrain::access {

using namespace model;

ArrayId ArrayTable::add(const std::string &key, Array array) {
  arrays_.push_back(std::move(array));
  return ids_[key] = ArrayId{static_cast<std::uint32_t>(arrays_.size() - 1)};
}

ArrayId ArrayTable::arrayOf(const Body &body, VariableId variable, const std::string &member, std::uint32_t frame) {
  const Variable &declared = body[variable];
  const bool isOwn = declared.isPerThread();
  std::string key = isOwn
                        ? "frame " + std::to_string(frame) + " " + std::to_string(static_cast<std::uint32_t>(variable))
                        : "at " + std::to_string(static_cast<std::uint32_t>(declared.nameSpan.file)) + ":" +
                              std::to_string(declared.nameSpan.begin) + " " + declared.name;
  key += "." + member;
  if (const auto instance = instances_.find(&body); instance != instances_.end() && isSome(declared.statement))
    key += " of instance " + std::to_string(instance->second);
  if (const auto known = ids_.find(key); known != ids_.end()) return known->second;
  const Type *type = types_.described(declared.type);
  Array out;
  out.name = member.empty() ? declared.name : declared.name + "." + member;
  out.body = &body;
  out.variable = variable;
  out.member = member;
  out.type = declared.type;
  // A kernel's pointers lead to global memory. Those that lie in memory themselves are what is meant by their name:
  // where they lead shows when they are loaded.
  const bool isParameter = declared.space == VariableSpace::parameter;
  out.isPointer = !member.empty() || (isParameter && type != nullptr && type->kind == TypeKind::pointer);
  out.isRestrict = out.isPointer && type != nullptr && type->isRestrict;
  const bool isGlobal = out.isPointer || isParameter;
  out.space = isGlobal ? MemorySpace::global : declaredSpaceOf(declared).value_or(MemorySpace::local);
  return add(key, std::move(out));
}

ArrayId ArrayTable::unknownArray(const Body &body, const std::string &name, TypeId type, std::uint32_t serial,
                                 std::optional<Obscurity> unknownBase, MemorySpace space) {
  const std::string key = "value " + std::to_string(serial) + " " + name;
  if (const auto known = ids_.find(key); known != ids_.end()) return known->second;
  Array out;
  out.name = name;
  out.body = &body;
  out.type = type;
  out.isPointer = true;
  out.space = space;
  out.unknownBase = std::move(unknownBase);
  return add(key, std::move(out));
}

void ArrayTable::describeMember(ArrayId id, TypeId type) {
  Array &array = arrays_[static_cast<std::size_t>(id)];
  const Type *known = types_.described(type);
  array.type = type;
  array.isRestrict = known != nullptr && known->isRestrict;
  if (!types_.isArray(type)) return;
  array.isPointer = false;
  array.space = MemorySpace::constant;
}

void ArrayTable::setLoaded(ArrayId id, std::vector<AtomId> dependsOn) {
  Array &array = arrays_[static_cast<std::size_t>(id)];
  array.isLoaded = true;
  array.dependsOn = std::move(dependsOn);
}

void ArrayTable::setStored(ArrayId id, std::vector<AtomId> dependsOn) {
  arrays_[static_cast<std::size_t>(id)].dependsOn = std::move(dependsOn);
}

void ArrayTable::separate(const Body &instance) {
  instances_.try_emplace(&instance, instances_.size());
}

} // namespace warpgrain::access
