// SPDX-License-Identifier: Apache-2.0
//
// Variables in registers: what they are made of, and what their members hold.
#include "core/access/symbolic/ObjectStore.h"
#include "core/access/symbolic/PathStep.h"

namespace warpgrain::access {

using namespace model;

Value ObjectStore::loadObject(const State &state, const Location &location, TypeId type, ExpressionId id) {
  const Frame *owner = position_.activation(location.object.frame);
  if (owner != nullptr && owner->isChaotic && owner->index->isReassigned(location.object.variable))
    return values_.unfollowedValue(id, type, ReasonId::isInChaoticFunction, false);
  const ValuePtr held = state.environment.find(location.object);
  Value value = held ? *held : variables_.initialValue(location.object, id);
  if (location.kind == Location::Kind::within)
    return values_.unfollowedValue(id, type, ReasonId::isPartOfUnfollowed, values_.isUniform(value));
  const Location place = places_.firstElement(location, type);
  TypeId at = variables_.declaredType(place.object);
  for (std::size_t i = 0; i < place.path.size(); ++i) {
    const std::string &step = place.path[i];
    at = types_.partOf(at, step);
    if (value.isPointer() && isElement(step)) // an array in the constant bank
      return loadConstant(state, value.target, place, i, type, id);
    if (value.kind != Value::Kind::record)
      return values_.unfollowedValue(id, type, ReasonId::isNotFollowed, values_.isUniform(value));
    value = memberOf(value, step, isSome(at) ? at : type, id);
  }
  if (types_.isReinterpreted(at, type))
    return values_.unfollowedValue(id, type, ReasonId::isReadAsOtherType, values_.isUniform(value));
  if (value.isNumber() && types_.isInteger(at) && types_.isInteger(type) &&
      types_.isUnsigned(at) != types_.isUnsigned(type))
    value.form = numbers_.converted(state, value.form, at, type, id);
  return value;
}

/// The rest of a path that leads from `array` on, which is memory.
Value ObjectStore::loadConstant(const State &state, Location array, const Location &place, std::size_t from,
                                TypeId type, ExpressionId id) {
  Location prefix = place;
  prefix.path.resize(from);
  TypeId at = variables_.typeAt(prefix);
  for (std::size_t i = from; i < place.path.size(); ++i) {
    const std::string &step = place.path[i];
    if (isElement(step)) {
      const auto bytes = values_.sizeOf(types_.elementOf(at)).scaled(elementIndex(step));
      const auto offset = bytes ? array.offset.plus(*bytes) : std::nullopt;
      array.offset = values_.orOpaque(offset, id);
    } else {
      array = member(state, array, step, at);
    }
    at = types_.partOf(at, step);
  }
  return loadMemory(state, array, type, id);
}

void ObjectStore::storeObject(State &state, const Location &location, Value value, TypeId type, ExpressionId id) {
  writes_.noteWrite(location.object);
  const Location place = places_.firstElement(location, type);
  const TypeId written = variables_.typeAt(place);
  // Other bytes than those of a member: nothing of the variable is known any more.
  if (location.kind == Location::Kind::within || types_.isReinterpreted(written, type)) {
    const TypeId whole = variables_.declaredType(location.object);
    const Value lost =
        values_.unfollowedValue(id, isSome(whole) ? whole : type, ReasonId::isChangedThroughOtherType, false);
    return state.environment.set(location.object, std::make_shared<const Value>(lost));
  }
  if (place.path.empty()) return state.environment.set(place.object, std::make_shared<const Value>(std::move(value)));
  const ValuePtr held = state.environment.find(place.object);
  const auto recordOr = [this](Value whole) {
    return whole.kind == Value::Kind::record ? whole : values_.record(false, {}, {});
  };
  // Members of members: each level is copied with the change in it.
  std::vector<TypeId> types{variables_.declaredType(place.object)};
  std::vector<Value> levels{recordOr(held ? *held : variables_.initialValue(place.object, id))};
  for (std::size_t i = 0; i + 1 < place.path.size(); ++i) {
    types.push_back(types_.partOf(types.back(), place.path[i]));
    levels.push_back(recordOr(memberOf(levels.back(), place.path[i], types.back(), id)));
  }
  value = numbers_.inBitField(std::move(value), types.back(), place.path.back(), id);
  for (std::size_t i = levels.size(); i-- > 0;) {
    levels[i].members[place.path[i]] = std::make_shared<const Value>(std::move(value));
    dropRivals(levels[i], types[i], place.path[i], id);
    value = levels[i];
  }
  state.environment.set(place.object, std::make_shared<const Value>(std::move(value)));
}

/// Forgets the members of a union that share bytes with the member that is written.
void ObjectStore::dropRivals(Value &record, TypeId type, const std::string &name, ExpressionId id) {
  const Type *known = types_.described(type);
  const Field *field = known != nullptr ? TypeRules::fieldOf(*known, name) : nullptr;
  if (field == nullptr) return;
  for (const Field &other : known->fields)
    if (other.name != name && types_.overlap(*field, other))
      record.members[other.name] = std::make_shared<const Value>(
          values_.unfollowedValue(id, other.type, ReasonId::sharesBytesWithWritten, false));
}

void ObjectStore::begin(State &state, const ObjectId &object, ValuePtr value) {
  writes_.noteWrite(object);
  if (value)
    state.environment.set(object, std::move(value));
  else
    state.environment.erase(object);
}

namespace {

/// Returns the conditional expression that an expression assigns to, as `c ? a : b` in `(c ? a : b) = 5`; else none.
ExpressionId choiceNamedBy(const Position &position, ExpressionId id) {
  while (isSome(id) && !position.at(id).operands.empty()) {
    const Expression &e = position.at(id);
    if (e.kind == ExpressionKind::conditional) return id;
    const bool passesOn = e.kind == ExpressionKind::assign || e.kind == ExpressionKind::unary ||
                          e.kind == ExpressionKind::member || e.kind == ExpressionKind::cast;
    id = passesOn ? e.operands.front() : none<ExpressionId>;
  }
  return none<ExpressionId>;
}

} // namespace

void ObjectStore::storeAnywhere(State &state, ExpressionId id) {
  const ExpressionId choice = choiceNamedBy(position_, id);
  for (const ObjectId &object : variables_.exposed()) {
    const TypeId type = variables_.declaredType(object);
    if (!isSome(type)) continue; // of a function that has returned
    writes_.noteWrite(object);
    const Value lost = isSome(choice) ? values_.unfollowedValue(choice, type, ReasonId::isNotFollowed, false)
                                      : values_.unfollowedValue(id, type, ReasonId::mayBeChangedThroughPointer, false);
    state.environment.set(object, std::make_shared<const Value>(lost));
  }
  const auto arrays = state.environment.arrays();
  for (const auto &[array, elements] : arrays)
    forgetArray(state, array);
}

} // namespace warpgrain::access
