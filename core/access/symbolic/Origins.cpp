// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Machine.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

MemorySpace spaceOf(const Variable &variable) {
  switch (variable.space) {
  case VariableSpace::shared:
  case VariableSpace::sharedDynamic:
    return MemorySpace::shared;
  case VariableSpace::constantMemory:
    return MemorySpace::constant;
  case VariableSpace::deviceGlobal:
  case VariableSpace::managed:
  case VariableSpace::parameter:
    return MemorySpace::global;
  default:
    return MemorySpace::local;
  }
}

} // namespace

ArrayId Machine::arrayOf(const Body &body, VariableId variable, const std::string &member, std::uint32_t frame) {
  const Variable &declared = body[variable];
  const bool isOwn = declared.isPerThread();
  std::string key = isOwn
                        ? "frame " + std::to_string(frame) + " " + std::to_string(static_cast<std::uint32_t>(variable))
                        : "at " + std::to_string(static_cast<std::uint32_t>(declared.nameSpan.file)) + ":" +
                              std::to_string(declared.nameSpan.begin) + " " + declared.name;
  key += "." + member;
  // Each instance of a function has shared arrays of its own.
  if (const auto instance = instances_.find(&body); instance != instances_.end() && isSome(declared.statement))
    key += " of instance " + std::to_string(instance->second);
  if (const auto known = arrayIds_.find(key); known != arrayIds_.end()) return known->second;
  const Type *type = described(declared.type);
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
  out.space = out.isPointer ? MemorySpace::global : spaceOf(declared);
  out_.arrays.push_back(std::move(out));
  return arrayIds_[key] = ArrayId{static_cast<std::uint32_t>(out_.arrays.size() - 1)};
}

ArrayId Machine::unknownArray(const std::string &name, TypeId type, std::uint32_t serial,
                              std::optional<Obscurity> unknownBase, MemorySpace space) {
  const std::string key = "value " + std::to_string(serial) + " " + name;
  if (const auto known = arrayIds_.find(key); known != arrayIds_.end()) return known->second;
  Array out;
  out.name = name;
  out.body = frame().body;
  out.type = type;
  out.isPointer = true;
  out.space = space;
  out.unknownBase = std::move(unknownBase);
  out_.arrays.push_back(std::move(out));
  return arrayIds_[key] = ArrayId{static_cast<std::uint32_t>(out_.arrays.size() - 1)};
}

Value Machine::parameterValue(const std::string &name, TypeId type, const ObjectId &object, const std::string &member) {
  const Type *known = described(type);
  const TypeKind kind = known != nullptr ? known->kind : TypeKind::other;
  if (kind == TypeKind::integer || kind == TypeKind::boolean) {
    if (const auto value = launch_.arguments.find(name); value != launch_.arguments.end())
      return Value::number(Form(value->second));
    Atom atom;
    atom.name = name;
    atom.isParameter = true;
    atom.isNotNegative = isUnsigned(type);
    return Value::number(Form(out_.atoms.intern(std::move(atom))));
  }
  if (kind == TypeKind::pointer || kind == TypeKind::array) {
    Location out{.kind = Location::Kind::memory};
    // The member's path below the parameter: the name without the parameter's own.
    const std::size_t dot = name.find('.');
    const std::string path = dot == std::string::npos ? member : name.substr(dot + 1);
    out.array = arrayOf(*frames_.front()->body, object.variable, path, 0);
    if (!path.empty()) {
      Array &array = out_.arrays[static_cast<std::size_t>(out.array)];
      array.type = type;
      array.isRestrict = known->isRestrict;
      if (kind == TypeKind::array) { // a copy of each thread's own, in the constant bank
        array.isPointer = false;
        array.space = MemorySpace::constant;
      }
    }
    return Value::pointer(out);
  }
  Value out = Value::other(true);
  if (kind == TypeKind::record) {
    out.kind = Value::Kind::record;
    out.origin = name;
    out.isParameter = true;
    out.target.object = object;
  }
  return out;
}

/// What a variable holds before anything is assigned to it.
Value Machine::initialValue(const ObjectId &object, ExpressionId id) {
  const auto owner = std::ranges::find(frames_, object.frame, &Frame::id);
  if (owner == frames_.end()) return Value::other(false);
  if (static_cast<std::size_t>(object.variable) >= (*owner)->body->variables.size()) { // a result, a temporary
    Value out = Value::other(false);
    out.isUnset = true;
    return out;
  }
  const Variable &variable = (*(*owner)->body)[object.variable];
  const Type *type = described(variable.type);
  if (variable.constant) return Value::number(Form(*variable.constant));
  if (variable.space == VariableSpace::parameter && object.frame == 0)
    return parameterValue(variable.name, variable.type, object, {});
  const bool isInBody = (*owner)->bodySpan.contains(variable.nameSpan);
  if (variable.space == VariableSpace::templateParameter && !isInBody) {
    if (type != nullptr && type->kind == TypeKind::pointer) return Value::other(true);
    return parameterValue(variable.name, isInteger(variable.type) ? variable.type : none<TypeId>, object, {});
  }
  if (variable.space == VariableSpace::hostGlobal) {
    if (isInteger(variable.type)) return Value::number(symbol(variable.name, {}, 0, isUnsigned(variable.type)));
    return Value::other(true);
  }
  Value out = Value::other(false);
  out.isUnset = true;
  const Obscurity reason = because(id, "has no value yet");
  if (isInteger(variable.type)) {
    out.kind = Value::Kind::number;
    out.form = opaque(reason, ++serial_);
  } else if (type != nullptr && type->kind == TypeKind::record) {
    out.kind = Value::Kind::record;
    out.origin = variable.name;
    out.serial = ++serial_;
    out.reason = reason;
    out.isUnset = false; // its members may be set one by one
  }
  return out;
}

} // namespace warpgrain::access
