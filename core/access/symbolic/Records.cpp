// SPDX-License-Identifier: Apache-2.0
//
// Values that are made of members: how they are made, and what their members are.
#include "core/access/symbolic/Machine.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

/// "params.pitch", "rows[1]"; "(*p = q).pitch" where the whole is no name.
std::string partName(const std::string &whole, const std::string &part) {
  const bool isName = whole.find_first_of(" =+-*/&|<>?") == std::string::npos;
  return (isName ? whole : "(" + whole + ")") + (part.starts_with('[') ? "" : ".") + part;
}

} // namespace

Value Machine::memberOf(const Value &record, const std::string &name, TypeId type, ExpressionId id) {
  if (const auto found = record.members.find(name); found != record.members.end()) return *found->second;
  const std::string whole = record.origin.empty() ? name : partName(record.origin, name);
  if (record.isParameter) return parameterValue(whole, type, record.target.object, name);
  if (const Type *known = described(type); known != nullptr && known->kind == TypeKind::array) {
    Value out = Value::other(record.isUniform);
    out.kind = Value::Kind::record;
    out.origin = whole;
    out.serial = record.serial;
    out.reason = record.reason;
    return out;
  }
  if (isInteger(type)) {
    if (record.isUniform) return Value::number(symbol(whole, record.reason, record.serial, isUnsigned(type)));
    Atom atom;
    atom.kind = AtomKind::opaque;
    atom.name = whole;
    atom.number = record.serial;
    atom.reason = record.reason.what.empty() ? because(id, "is not followed") : record.reason;
    atom.dependsOn = surroundings();
    return Value::number(Form(out_.atoms.intern(std::move(atom))));
  }
  if (isPointer(type) && record.serial != 0) {
    Location location{.kind = Location::Kind::memory};
    const std::optional<Obscurity> base = record.isUniform ? std::nullopt : std::optional(record.reason);
    location.array = unknownArray(whole, type, record.serial, base, MemorySpace::unknown);
    return Value::pointer(location);
  }
  Value out = unfollowedValue(id, type, "is not followed", record.isUniform);
  if (out.kind == Value::Kind::record && record.serial != 0) {
    out.origin = whole;
    out.serial = record.serial;
    out.reason = record.reason;
  }
  return out;
}

Value Machine::evaluateMember(State &state, ExpressionId id) {
  const Expression &e = at(id);
  const bool isAddress = typeOf(id).kind == TypeKind::array; // names the array, and reads nothing
  if (e.operands.empty() || e.isArrow) return load(state, locate(state, id, !isAddress), e.type, id);
  // A member of what a function gives back, or of a built-in variable as a whole.
  ExpressionId root = e.operands[0];
  while (isSome(root) && at(root).kind == ExpressionKind::member && !at(root).isArrow && !at(root).operands.empty())
    root = at(root).operands[0];
  const ExpressionKind kind = at(root).kind;
  const bool isValue = (kind == ExpressionKind::call && !namesObject(root)) || kind == ExpressionKind::builtinIndex ||
                       kind == ExpressionKind::construct || kind == ExpressionKind::conditional ||
                       kind == ExpressionKind::initializers;
  if (!isValue) return load(state, locate(state, id, !isAddress), e.type, id);
  const Value whole = evaluate(state, e.operands[0]);
  if (whole.kind == Value::Kind::record) {
    const Value part = memberOf(whole, e.name, e.type, id);
    return part.isPointer() && !isPointer(e.type) ? load(state, part.target, e.type, id) : part; // a reference
  }
  if (whole.isPointer()) // a call that gives back a reference to what is const
    return load(state, member(state, whole.target, e.name, at(e.operands[0]).type), e.type, id);
  return unfollowedValue(id, e.type, "is not followed", isUniform(whole));
}

Value Machine::evaluateConstruct(State &state, ExpressionId id) {
  const Expression &e = at(id);
  const Type &type = typeOf(id);
  if (type.kind != TypeKind::record && e.operands.size() == 1) return evaluate(state, e.operands[0]); // int{3}
  if (isSome(e.callee.function)) return callUser(state, id);
  if (e.kind == ExpressionKind::construct && unit_.dialect->call(e.callee).has(CallTrait::makesCollective))
    return collectiveObject(state, id);
  // A constructor of a library may do anything: fill shared memory, wait, copy.
  if (e.kind == ExpressionKind::construct && e.callee.isSystem &&
      unit_.dialect->effectOf(e.callee) == CallEffect::unknown)
    return callUnknown(state, id, "is made by a constructor that is not followed");
  std::vector<Value> parts;
  evaluateArguments(state, id, parts);
  if (e.kind == ExpressionKind::construct) exposeArguments(state, id);
  const bool areUniform = std::ranges::all_of(parts, [this](const Value &part) { return isUniform(part); });
  Value out = unfollowedValue(id, e.type, "is made by a constructor", areUniform);
  if (type.kind != TypeKind::record) return Value::other(areUniform);
  if (parts.size() == 1 && parts[0].kind == Value::Kind::record) return parts[0]; // a copy
  const bool areExtents = unit_.dialect->typeNamed(type.name) == KnownType::extents;
  if (e.kind == ExpressionKind::initializers || areExtents) setMembers(state, out, parts, id, Form(areExtents ? 1 : 0));
  return out;
}

/// An object that is made may keep the references that its constructor is handed, and others may write through it.
void Machine::exposeArguments(State &state, ExpressionId id) {
  const Callee callee = at(id).callee;
  for (std::size_t i = 0; i < at(id).operands.size(); ++i) {
    const bool isKept = i < callee.byReference.size() && callee.byReference[i] && callee.writesThrough[i];
    const ExpressionId operand = at(id).operands[i];
    if (isKept && isSome(operand)) expose(locate(state, operand, false));
  }
}

/// Gives the members of a record their values, in order; those of integers that have none, `otherwise`.
void Machine::setMembers(State &state, Value &record, const std::vector<Value> &parts, ExpressionId id,
                         const Form &otherwise) {
  const Type &type = typeOf(id);
  // Which member of a union is meant is not recorded; what comes before a record's own members neither.
  if (type.isDerived || sharesBytes(type)) return;
  std::size_t next = 0;
  for (const Field &field : type.fields) {
    if (field.bitWidth && field.name.starts_with('#')) continue; // filling that has no value
    if (next < parts.size()) {
      const ExpressionId operand = at(id).operands[next];
      Value part = parts[next++];
      if (isSome(field.type) && unit_[field.type].kind == TypeKind::reference) {
        const Location bound = locate(state, operand, false);
        expose(bound);
        part = Value::pointer(bound);
      } else if (isInteger(field.type) && part.isNumber()) {
        part.form = converted(state, part.form, at(operand).type, field.type, id);
        part = inBitField(std::move(part), at(id).type, field.name, id);
      }
      record.members[field.name] = std::make_shared<const Value>(std::move(part));
    } else if (isInteger(field.type)) {
      record.members[field.name] = std::make_shared<const Value>(Value::number(otherwise));
    }
  }
}

} // namespace warpgrain::access
