// SPDX-License-Identifier: Apache-2.0
//
// Where lvalues are, and the accesses that are made there.
#include "core/access/symbolic/Evaluator.h"

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

Location Evaluator::locate(State &state, ExpressionId id, bool records) {
  if (!isSome(id)) return {};
  budget_.step();
  const Location out = locateWithin(state, id, records);
  if (records) record(state, id, out);
  return out;
}

Location Evaluator::locateVariable(const State &state, ExpressionId id) {
  const Frame &frame = position_.frame();
  const VariableId named = position_.at(id).variable;
  const Variable &variable = position_.body()[named];
  Location out;
  out.object = {.frame = frame.id, .variable = named};
  if (const auto alias = frame.aliases.find(named); alias != frame.aliases.end()) return alias->second;
  if (types_.isReference(variable.type)) {
    const ValuePtr bound = state.environment.find(out.object);
    return bound ? targetOf(*bound) : Location{};
  }
  // Memory that every function sees is one, whoever names it.
  const bool isArray = types_.isArray(variable.type);
  if (livesInMemory(variable) || (isArray && variable.space == VariableSpace::local)) {
    out.kind = Location::Kind::memory;
    out.array = arrays_.arrayOf(position_.body(), named, {}, frame.id);
    return out;
  }
  out.kind = Location::Kind::object;
  return out;
}

Location Evaluator::locateSubscript(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  const bool isSwapped =
      types_.isInteger(position_.at(e.operands[0]).type) && !types_.isInteger(position_.at(e.operands[1]).type); // 3[a]
  const ExpressionId base = e.operands[isSwapped ? 1 : 0];
  const ExpressionId index = e.operands[isSwapped ? 0 : 1];
  const Type &type = position_.typeOf(base);
  const bool isArray = type.kind == TypeKind::array;
  const bool isNamed = isArray && position_.at(base).kind != ExpressionKind::call;
  const Location whole = isNamed ? locate(state, base, false) : targetOf(evaluate(state, base));
  const Form position = numbers_.asOffset(number(state, index), position_.at(index).type, index);
  const TypeId element = types_.elementOf(position_.at(base).type);
  const auto bytes = position.times(values_.sizeOf(isSome(element) ? element : e.type));
  if (bytes) origins_.remember(*bytes, id);
  Location out = places_.shifted(whole, values_.orOpaque(bytes, index), id);
  if (isArray && type.extent) out.subscripts.push_back({position, static_cast<std::int64_t>(*type.extent)});
  return out;
}

Location Evaluator::locateMember(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  if (e.operands.empty()) {
    const std::optional<Location> &self = position_.frame().self;
    return self ? store_.member(state, *self, e.name, none<TypeId>) : Location{};
  }
  const ExpressionId base = e.operands[0];
  const TypeId type = position_.at(base).type;
  if (e.isArrow) return store_.member(state, targetOf(evaluate(state, base)), e.name, types_.elementOf(type));
  return store_.member(state, locate(state, base, false), e.name, type);
}

Location Evaluator::locateUnary(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  const ExpressionId operand = e.operands[0];
  if (e.op == Operator::dereference) {
    if (position_.typeOf(operand).kind == TypeKind::array) return locate(state, operand, false);
    return targetOf(evaluate(state, operand));
  }
  if ((e.op != Operator::increment && e.op != Operator::decrement) || e.isPostfix) return {};
  evaluate(state, id);
  return locate(state, operand, false);
}

Location Evaluator::locateWithin(State &state, ExpressionId id, bool records) {
  const Expression &e = position_.at(id);
  switch (e.kind) {
  case ExpressionKind::variable:
    return locateVariable(state, id);
  case ExpressionKind::subscript:
    return locateSubscript(state, id);
  case ExpressionKind::member:
    return locateMember(state, id);
  case ExpressionKind::unary:
    return locateUnary(state, id);
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
    return targetOf(eitherOf(state, id, [this, records](State &branch, ExpressionId operand) {
      return Value::pointer(locate(branch, operand, records));
    }));
  case ExpressionKind::other:
    if (e.operands.size() == 1) return locate(state, e.operands[0], records);
    return targetOf(evaluate(state, id));
  case ExpressionKind::call:
    return targetOf(execution_.callResult(state, id));
  default:
    return {};
  }
}

void Evaluator::record(const State &state, ExpressionId id, const Location &location, bool isAddress) {
  if (!recorder_.isRecording() || !state.isReachable) return;
  if (location.alternatives) {
    for (const Alternative &alternative : *location.alternatives) {
      State there = state;
      there.require(alternative.condition);
      Location place = alternative.place;
      place.subscripts = location.subscripts;
      record(there, id, place, isAddress);
    }
    return;
  }
  // The last is the one through a pointer that a function is handed, the first the load of that pointer.
  const std::vector<const Access *> accesses = position_.frame().index->accessesAt(id);
  if (accesses.empty()) return;
  const Access *access = isAddress ? accesses.back() : accesses.front();
  if (location.kind == Location::Kind::object || location.kind == Location::Kind::within) return;
  Recorder::Touch touch{.expression = id, .access = access, .isAddress = isAddress};
  if (isSome(access->bytes))
    touch.bytes = static_cast<std::uint64_t>(std::max<std::int64_t>(0, constantOf(state, access->bytes).value_or(0)));
  recorder_.recordAccess(state, touch, location);
}

} // namespace warpgrain::access
