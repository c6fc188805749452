// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Machine.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

bool livesInMemory(const Variable &variable) {
  switch (variable.space) {
  case VariableSpace::shared:
  case VariableSpace::sharedDynamic:
  case VariableSpace::constantMemory:
  case VariableSpace::deviceGlobal:
  case VariableSpace::managed:
    return true;
  default:
    return false;
  }
}

} // namespace

Location Machine::target(const Value &pointer) const {
  return pointer.isPointer() ? pointer.target : Location{};
}

Location Machine::shifted(const Location &whole, const Form &bytes, ExpressionId id) {
  Location out = whole;
  if (bytes == Form()) return out;
  if (whole.kind == Location::Kind::object) {
    if (const auto array = constantArray(whole)) return shifted(*array, bytes, id);
    if (const auto constant = bytes.asConstant()) return besides(whole, *constant);
    return {.kind = Location::Kind::within, .object = whole.object};
  }
  if (whole.kind == Location::Kind::memory) {
    out.offset = orOpaque(whole.offset.plus(bytes), id);
    remember(out.offset, id);
    out.alternatives = eachOf(whole, [&](const Location &place) { return shifted(place, bytes, id); });
  }
  return out;
}

/// The same done with every alternative.
std::shared_ptr<const std::vector<Alternative>>
Machine::eachOf(const Location &place, const std::function<Location(const Location &)> &change) {
  if (!place.alternatives) return nullptr;
  std::vector<Alternative> out;
  for (const Alternative &alternative : *place.alternatives)
    out.push_back({.condition = alternative.condition, .place = change(alternative.place)});
  return std::make_shared<const std::vector<Alternative>>(std::move(out));
}

/// The same array, at another offset.
Location Machine::movedTo(const Location &place, const Form &offset) {
  const auto bytes = offset.minus(place.offset);
  if (bytes && place.alternatives) return shifted(place, *bytes, none<ExpressionId>);
  Location out = place;
  out.offset = offset;
  out.alternatives = nullptr;
  return out;
}

Location Machine::member(State &state, const Location &whole, const std::string &name, TypeId recordType) {
  const TypeId part = partOf(recordType, name);
  const bool isReference = isSome(part) && unit_[part].kind == TypeKind::reference;
  // The members of base classes are not described: this one may be a reference to something else.
  const Type *record = described(recordType);
  if (!isSome(part) && record != nullptr && record->basesHoldReferences) return {};
  if (whole.kind == Location::Kind::object) {
    Location out = firstElement(whole, recordType);
    const Type *held = described(typeAt(out));
    // A member of a base class, unless the derived class has one of the same name.
    const bool isOfBase = held != nullptr && held->isDerived && !isSome(partOf(typeAt(out), name));
    if (!isOfBase && isReinterpreted(typeAt(out), recordType))
      return {.kind = Location::Kind::within, .object = whole.object};
    out.path.push_back(name);
    return isReference ? target(loadObject(state, out, none<TypeId>, none<ExpressionId>)) : out;
  }
  if (whole.kind != Location::Kind::memory) return whole;
  if (isReference) return {};
  Location out = whole;
  out.alternatives = eachOf(whole, [&](const Location &place) { return member(state, place, name, recordType); });
  const Type *type = described(recordType);
  const auto field =
      type == nullptr ? std::vector<Field>::const_iterator{} : std::ranges::find(type->fields, name, &Field::name);
  if (type != nullptr && field != type->fields.end()) {
    out.offset = orOpaque(whole.offset.plus(Form(static_cast<std::int64_t>(field->offsetBytes))), none<ExpressionId>);
    return out;
  }
  // Where a member of a base class, or of a dependent type, stands is one number for all.
  Atom atom;
  atom.name = "offsetof(" + name + ")";
  atom.isNotNegative = true;
  const Form offset(out_.atoms.intern(std::move(atom)));
  if (const auto sum = whole.offset.plus(offset)) out.offset = *sum;
  return out;
}

Location Machine::locate(State &state, ExpressionId id, bool records) {
  if (!isSome(id)) return {};
  ++steps_;
  const Location out = locateWithin(state, id, records);
  if (records) record(state, id, out);
  return out;
}

Location Machine::locateVariable(State &state, ExpressionId id) {
  const VariableId id_ = at(id).variable;
  const Variable &variable = body()[id_];
  const Type *type = isSome(variable.type) ? &unit_[variable.type] : nullptr;
  Location out;
  out.object = {.frame = frame().id, .variable = id_};
  if (const auto alias = frame().aliases.find(id_); alias != frame().aliases.end()) return alias->second;
  if (type != nullptr && type->kind == TypeKind::reference) {
    const ValuePtr bound = state.environment.find(out.object);
    return bound ? target(*bound) : Location{};
  }
  // Memory that every function sees is one, whoever names it.
  const bool isArray = type != nullptr && type->kind == TypeKind::array;
  if (livesInMemory(variable) || (isArray && variable.space == VariableSpace::local)) {
    out.kind = Location::Kind::memory;
    out.array = arrayOf(body(), id_, {}, frame().id);
    return out;
  }
  out.kind = Location::Kind::object;
  return out;
}

Location Machine::locateWithin(State &state, ExpressionId id, bool records) {
  const Expression &e = at(id);
  switch (e.kind) {
  case ExpressionKind::variable:
    return locateVariable(state, id);
  case ExpressionKind::subscript: {
    const bool isSwapped = isInteger(at(e.operands[0]).type) && !isInteger(at(e.operands[1]).type); // 3[a]
    const ExpressionId base = e.operands[isSwapped ? 1 : 0];
    const ExpressionId index = e.operands[isSwapped ? 0 : 1];
    const bool isArray = typeOf(base).kind == TypeKind::array;
    const Location whole =
        isArray && at(base).kind != ExpressionKind::call ? locate(state, base, false) : target(evaluate(state, base));
    const Form position = number(state, index);
    const Form element = sizeOf(isSome(elementOf(at(base).type)) ? elementOf(at(base).type) : e.type);
    const auto bytes = position.times(element);
    if (bytes) remember(*bytes, id);
    Location out = shifted(whole, orOpaque(bytes, index), id);
    if (isArray && typeOf(base).extent)
      out.subscripts.push_back({position, static_cast<std::int64_t>(*typeOf(base).extent)});
    return out;
  }
  case ExpressionKind::member: {
    if (e.operands.empty()) return frame().self ? member(state, *frame().self, e.name, none<TypeId>) : Location{};
    const ExpressionId base = e.operands[0];
    if (e.isArrow) return member(state, target(evaluate(state, base)), e.name, elementOf(at(base).type));
    return member(state, locate(state, base, false), e.name, at(base).type);
  }
  case ExpressionKind::unary:
    if (e.op == Operator::dereference) {
      if (typeOf(e.operands[0]).kind == TypeKind::array) return locate(state, e.operands[0], false);
      return target(evaluate(state, e.operands[0]));
    }
    if ((e.op == Operator::increment || e.op == Operator::decrement) && !e.isPostfix) {
      evaluate(state, id);
      return locate(state, e.operands[0], false);
    }
    return {};
  case ExpressionKind::assign:
    evaluate(state, id);
    return e.operands.empty() ? Location{} : locate(state, e.operands[0], false);
  case ExpressionKind::cast:
    return e.operands.empty() ? Location{} : locate(state, e.operands[0], records);
  case ExpressionKind::binary:
    if (e.op != Operator::comma) return {};
    evaluate(state, e.operands[0]);
    return locate(state, e.operands[1], records);
  case ExpressionKind::conditional:
    return target(eitherOf(state, id, [this, records](State &branch, ExpressionId operand) {
      return Value::pointer(locate(branch, operand, records));
    }));
  case ExpressionKind::other:
    if (e.operands.size() == 1) return locate(state, e.operands[0], records);
    return target(evaluate(state, id));
  case ExpressionKind::call:
    return target(callResult(state, id));
  default:
    return {};
  }
}

} // namespace warpgrain::access
