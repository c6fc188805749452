// SPDX-License-Identifier: Apache-2.0
//
// Members: where they are, and what they hold.
#include "core/access/symbolic/ObjectStore.h"

namespace warpgrain::access {

using namespace model;

namespace {

/// "params.pitch", "rows[1]"; "(*p = q).pitch" where the whole is no name.
std::string partName(const std::string &whole, const std::string &part) {
  const bool isName = whole.find_first_of(" =+-*/&|<>?") == std::string::npos;
  return (isName ? whole : "(" + whole + ")") + (part.starts_with('[') ? "" : ".") + part;
}

} // namespace

Value ObjectStore::memberOf(const Value &record, const std::string &name, TypeId type, ExpressionId id) {
  if (const auto found = record.members.find(name); found != record.members.end()) return *found->second;
  const std::string whole = record.origin.empty() ? name : partName(record.origin, name);
  if (record.isParameter) return variables_.parameterValue(whole, type, record.target.object, name);
  if (types_.isArray(type)) {
    Value out = Value::other(record.isUniform);
    out.kind = Value::Kind::record;
    out.origin = whole;
    out.serial = record.serial;
    out.reason = record.reason;
    return out;
  }
  if (types_.isInteger(type)) {
    if (record.isUniform) {
      const Form symbol = values_.symbol(whole, record.reason, record.serial, types_.isUnsigned(type));
      return Value::number(symbol.asAtom() ? values_.ofType(*symbol.asAtom(), type) : symbol);
    }
    Atom atom;
    atom.kind = AtomKind::opaque;
    atom.name = whole;
    atom.number = record.serial;
    atom.reason = record.reason.what ? record.reason : position_.because(id, ReasonId::isNotFollowed);
    atom.dependsOn = values_.surroundings();
    atom.isNotNegative = types_.greatestOf(type).has_value();
    return Value::number(values_.ofType(atoms_.intern(std::move(atom)), type));
  }
  if (types_.isPointer(type) && record.serial != 0) {
    Location location{.kind = Location::Kind::memory};
    const std::optional<Obscurity> base = record.isUniform ? std::nullopt : std::optional(record.reason);
    location.array = values_.unknownArray(whole, type, record.serial, base, MemorySpace::unknown);
    return Value::pointer(location);
  }
  Value out = values_.unfollowedValue(id, type, ReasonId::isNotFollowed, record.isUniform);
  if (out.kind == Value::Kind::record && record.serial != 0) {
    out.origin = whole;
    out.serial = record.serial;
    out.reason = record.reason;
  }
  return out;
}

Location ObjectStore::member(const State &state, const Location &whole, const std::string &name, TypeId recordType) {
  const TypeId part = types_.partOf(recordType, name);
  const bool isReference = types_.isReference(part);
  // The members of base classes are not described: this one may be a reference to something else.
  const Type *record = types_.described(recordType);
  if (!isSome(part) && record != nullptr && record->basesHoldReferences) return {};
  if (whole.kind == Location::Kind::object) {
    Location out = places_.firstElement(whole, recordType);
    const Type *held = types_.described(variables_.typeAt(out));
    // A member of a base class, unless the derived class has one of the same name.
    const bool isOfBase = held != nullptr && held->isDerived && !isSome(types_.partOf(variables_.typeAt(out), name));
    if (!isOfBase && types_.isReinterpreted(variables_.typeAt(out), recordType))
      return {.kind = Location::Kind::within, .object = whole.object};
    out.path.push_back(name);
    return isReference ? targetOf(loadObject(state, out, none<TypeId>, none<ExpressionId>)) : out;
  }
  if (whole.kind != Location::Kind::memory) return whole;
  if (isReference) return {};
  Location out = whole;
  out.alternatives =
      eachAlternative(whole, [&](const Location &place) { return member(state, place, name, recordType); });
  if (const Field *field = record != nullptr ? TypeRules::fieldOf(*record, name) : nullptr) {
    out.offset =
        values_.orOpaque(whole.offset.plus(Form(static_cast<std::int64_t>(field->offsetBytes))), none<ExpressionId>);
    return out;
  }
  // Where a member of a base class, or of a dependent type, stands is one number for all objects of the type.
  const std::string owner = record != nullptr && !record->name.empty() ? record->name + ", " : std::string();
  if (const auto sum = whole.offset.plus(values_.size("offsetof(" + owner + name + ")"))) out.offset = *sum;
  return out;
}

} // namespace warpgrain::access
