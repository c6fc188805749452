// SPDX-License-Identifier: Apache-2.0
//
// Variables in registers: what they are made of, and what their members hold.
#include "core/access/form/Arithmetic.h"
#include "core/access/symbolic/Machine.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

bool isElement(const std::string &step) {
  return step.starts_with('[');
}

std::string elementStep(std::int64_t index) {
  return "[" + std::to_string(index) + "]";
}

std::int64_t elementIndex(const std::string &step) {
  return std::stoll(step.substr(1));
}

const Field *fieldOf(const Type &record, const std::string &name) {
  const auto found = std::ranges::find(record.fields, name, &Field::name);
  return found != record.fields.end() ? &*found : nullptr;
}

/// True where two members of one record have bits in common.
bool overlap(const Field &a, std::uint64_t bitsOfA, const Field &b, std::uint64_t bitsOfB) {
  const std::uint64_t beginOfA = 8 * a.offsetBytes + a.bitOffset;
  const std::uint64_t beginOfB = 8 * b.offsetBytes + b.bitOffset;
  return beginOfA < beginOfB + bitsOfB && beginOfB < beginOfA + bitsOfA;
}

} // namespace

TypeId Machine::declaredType(const ObjectId &object) const {
  const auto owner = std::ranges::find(frames_, object.frame, &Frame::id);
  if (owner != frames_.end() && static_cast<std::size_t>(object.variable) < (*owner)->body->variables.size())
    return plain((*(*owner)->body)[object.variable].type);
  const auto temporary = temporaries_.find(object);
  return temporary != temporaries_.end() ? plain(temporary->second) : none<TypeId>;
}

TypeId Machine::partOf(TypeId whole, const std::string &step) const {
  const Type *type = described(whole);
  if (type == nullptr) return none<TypeId>;
  if (isElement(step)) return type->kind == TypeKind::array ? type->element : none<TypeId>;
  const Field *field = fieldOf(*type, step);
  return field != nullptr ? field->type : none<TypeId>;
}

TypeId Machine::typeAt(const Location &place) const {
  TypeId type = declaredType(place.object);
  for (const std::string &step : place.path)
    type = partOf(type, step);
  return type;
}

/// True where what was written as one type means something else when it is read as the other: other bytes, or a
/// number's bytes as a pointer's.
bool Machine::isReinterpreted(TypeId held, TypeId as) const {
  const Type *a = described(held);
  const Type *b = described(as);
  if (held == as || a == nullptr || b == nullptr || a->sizeBytes == 0 || b->sizeBytes == 0) return false;
  if (a->sizeBytes != b->sizeBytes) return true;
  const auto sortOf = [](const Type &type) { return type.kind == TypeKind::boolean ? TypeKind::integer : type.kind; };
  if (sortOf(*a) != sortOf(*b)) return true;
  return !std::ranges::equal(a->fields, b->fields, [this](const Field &x, const Field &y) {
    return x.name == y.name && x.offsetBytes == y.offsetBytes && !isReinterpreted(x.type, y.type);
  });
}

/// The place some bytes beside another one, where that is an element of the same array.
Location Machine::besides(const Location &place, std::int64_t bytes) const {
  Location whole = place;
  std::vector<std::int64_t> indices;
  while (!whole.path.empty() && isElement(whole.path.back())) {
    indices.push_back(elementIndex(whole.path.back()));
    whole.path.pop_back();
  }
  Location out = whole;
  TypeId type = typeAt(whole);
  // Where the element is in the whole array, then the way back to it.
  for (auto index = indices.rbegin(); index != indices.rend(); ++index) {
    type = partOf(type, elementStep(*index));
    const Type *element = described(type);
    bytes += element != nullptr ? *index * static_cast<std::int64_t>(element->sizeBytes) : 0;
  }
  for (type = typeAt(whole); described(type) != nullptr && described(type)->kind == TypeKind::array;) {
    const Type &array = *described(type);
    const Type *element = described(array.element);
    const auto size = element != nullptr ? static_cast<std::int64_t>(element->sizeBytes) : 0;
    if (size == 0 || bytes < 0 || !array.extent || bytes / size >= static_cast<std::int64_t>(*array.extent)) break;
    out.path.push_back(elementStep(bytes / size));
    bytes %= size;
    type = array.element;
    if (bytes == 0) return out;
  }
  return {.kind = Location::Kind::within, .object = place.object};
}

/// A pointer to an array is one to its first element.
Location Machine::firstElement(const Location &place, TypeId type) const {
  Location out = place;
  const auto isArray = [this](TypeId t) { return described(t) != nullptr && described(t)->kind == TypeKind::array; };
  while (isSome(type) && !isArray(type) && isArray(typeAt(out)))
    out.path.push_back(elementStep(0));
  return out;
}

/// The array of a parameter that nobody changes is one in the constant bank; its elements may have any index.
std::optional<Location> Machine::constantArray(const Location &place) {
  if (place.object.frame != 0 || place.path.empty() || isElement(place.path.back())) return std::nullopt;
  const Frame &kernel = *frames_.front();
  if (static_cast<std::size_t>(place.object.variable) >= kernel.body->variables.size()) return std::nullopt;
  const Variable &variable = (*kernel.body)[place.object.variable];
  const bool isWhole = variable.space == VariableSpace::parameter &&
                       !kernel.index->isReassigned(place.object.variable) && !exposed_.contains(place.object);
  if (!isWhole || described(typeAt(place)) == nullptr || described(typeAt(place))->kind != TypeKind::array)
    return std::nullopt;
  std::string name = variable.name;
  for (const std::string &step : place.path) {
    if (isElement(step)) return std::nullopt;
    name += "." + step;
  }
  const Value array = parameterValue(name, typeAt(place), place.object, place.path.back());
  return array.isPointer() ? std::optional(array.target) : std::nullopt;
}

/// From here on the variable may be changed through pointers that are not followed.
void Machine::expose(const Location &place) {
  if (place.kind == Location::Kind::object || place.kind == Location::Kind::within) exposed_.insert(place.object);
}

Value Machine::loadObject(State &state, const Location &location, TypeId type, ExpressionId id) {
  const auto owner = std::ranges::find(frames_, location.object.frame, &Frame::id);
  if (owner != frames_.end() && (*owner)->isChaotic && (*owner)->index->isReassigned(location.object.variable))
    return unfollowedValue(id, type, "is not followed in a function with jumps or hidden code", false);
  const ValuePtr held = state.environment.find(location.object);
  Value value = held ? *held : initialValue(location.object, id);
  if (location.kind == Location::Kind::within)
    return unfollowedValue(id, type, "is a part of a variable that is not followed", isUniform(value));
  const Location place = firstElement(location, type);
  TypeId at = declaredType(place.object);
  for (std::size_t i = 0; i < place.path.size(); ++i) {
    const std::string &step = place.path[i];
    at = partOf(at, step);
    if (value.isPointer() && isElement(step)) // an array in the constant bank
      return loadConstant(state, value.target, place, i, type, id);
    if (value.kind != Value::Kind::record) return unfollowedValue(id, type, "is not followed", isUniform(value));
    value = memberOf(value, step, isSome(at) ? at : type, id);
  }
  if (isReinterpreted(at, type)) return unfollowedValue(id, type, "is read as another type", isUniform(value));
  if (value.isNumber() && isInteger(at) && isInteger(type) && isUnsigned(at) != isUnsigned(type))
    value.form = converted(state, value.form, at, type, id);
  return value;
}

/// The rest of a path that leads from `array` on, which is memory.
Value Machine::loadConstant(State &state, Location array, const Location &place, std::size_t from, TypeId type,
                            ExpressionId id) {
  Location prefix = place;
  prefix.path.resize(from);
  TypeId at = typeAt(prefix);
  for (std::size_t i = from; i < place.path.size(); ++i) {
    const std::string &step = place.path[i];
    if (isElement(step)) {
      const auto bytes = sizeOf(elementOf(at)).scaled(elementIndex(step));
      const auto offset = bytes ? array.offset.plus(*bytes) : std::nullopt;
      array.offset = orOpaque(offset, id);
    } else {
      array = member(state, array, step, at);
    }
    at = partOf(at, step);
  }
  return loadMemory(state, array, type, id);
}

void Machine::storeObject(State &state, const Location &location, Value value, TypeId type, ExpressionId id) {
  noteWrite(location.object);
  const Location place = firstElement(location, type);
  const TypeId written = typeAt(place);
  // Other bytes than those of a member: nothing of the variable is known any more.
  if (location.kind == Location::Kind::within || isReinterpreted(written, type)) {
    const TypeId whole = declaredType(location.object);
    const Value lost = unfollowedValue(id, isSome(whole) ? whole : type, "is changed through another type", false);
    return state.environment.set(location.object, std::make_shared<const Value>(lost));
  }
  if (place.path.empty()) return state.environment.set(place.object, std::make_shared<const Value>(std::move(value)));
  const ValuePtr held = state.environment.find(place.object);
  const auto recordOr = [this](Value whole) {
    if (whole.kind == Value::Kind::record) return whole;
    Value out = Value::other(false);
    out.kind = Value::Kind::record;
    out.serial = ++serial_;
    return out;
  };
  // Members of members: each level is copied with the change in it.
  std::vector<TypeId> types{declaredType(place.object)};
  std::vector<Value> levels{recordOr(held ? *held : initialValue(place.object, id))};
  for (std::size_t i = 0; i + 1 < place.path.size(); ++i) {
    types.push_back(partOf(types.back(), place.path[i]));
    levels.push_back(recordOr(memberOf(levels.back(), place.path[i], types.back(), id)));
  }
  value = inBitField(std::move(value), types.back(), place.path.back(), id);
  for (std::size_t i = levels.size(); i-- > 0;) {
    levels[i].members[place.path[i]] = std::make_shared<const Value>(std::move(value));
    dropRivals(levels[i], types[i], place.path[i], id);
    value = levels[i];
  }
  state.environment.set(place.object, std::make_shared<const Value>(std::move(value)));
}

/// What a bit-field holds of a value.
Value Machine::inBitField(Value value, TypeId record, const std::string &name, ExpressionId id) {
  const Type *type = described(record);
  const Field *field = type != nullptr ? fieldOf(*type, name) : nullptr;
  if (field == nullptr || !field->bitWidth || !value.isNumber()) return value;
  if (*field->bitWidth == 0 || *field->bitWidth > 32) return unfollowedValue(id, field->type, "is a bit-field", false);
  const std::int64_t values = std::int64_t{1} << *field->bitWidth;
  const std::int64_t least = isUnsigned(field->type) ? 0 : -(values / 2);
  const auto moved = value.form.plus(Form(-least));
  const auto cut = moved ? modulus(out_.atoms, *moved, values) : std::nullopt;
  value.form = orOpaque(cut ? cut->plus(Form(least)) : std::nullopt, id);
  return value;
}

bool Machine::sharesBytes(const Type &record) const {
  for (std::size_t i = 0; i < record.fields.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (overlap(record.fields[i], bitsOf(record.fields[i]), record.fields[j], bitsOf(record.fields[j]))) return true;
  return false;
}

std::uint64_t Machine::bitsOf(const Field &field) const {
  const Type *type = described(field.type);
  return field.bitWidth ? *field.bitWidth : type != nullptr ? 8 * type->sizeBytes : 0;
}

/// Of a union: the other members are not what they were.
void Machine::dropRivals(Value &record, TypeId type, const std::string &name, ExpressionId id) {
  const Type *known = described(type);
  const Field *field = known != nullptr ? fieldOf(*known, name) : nullptr;
  if (field == nullptr) return;
  for (const Field &other : known->fields)
    if (other.name != name && overlap(*field, bitsOf(*field), other, bitsOf(other)))
      record.members[other.name] = std::make_shared<const Value>(
          unfollowedValue(id, other.type, "shares its bytes with a member that was written", false));
}

/// A write whose target is not known may be one to any variable whose address was taken, and to any local array.
void Machine::storeAnywhere(State &state, ExpressionId id) {
  for (const ObjectId &object : exposed_) {
    const TypeId type = declaredType(object);
    if (!isSome(type)) continue; // of a function that has returned
    noteWrite(object);
    const Value lost = unfollowedValue(id, type, "may be changed through a pointer that is not known", false);
    state.environment.set(object, std::make_shared<const Value>(lost));
  }
  const auto arrays = state.environment.arrays();
  for (const auto &[array, elements] : arrays) {
    noteWrite(array);
    state.environment.forgetElements(array);
  }
}

} // namespace warpgrain::access
