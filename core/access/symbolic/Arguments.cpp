// SPDX-License-Identifier: Apache-2.0
//
// What a function finds: its object, arguments, captures, the members that a constructor initializes.
#include "core/access/symbolic/CallResolver.h"
#include "core/access/symbolic/Captures.h"
#include "core/access/symbolic/ExpressionShape.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

/// Variables of a callee that hold temporaries: of arguments, from the first on, and of the object.
constexpr std::uint32_t ofArguments = 0x80000000U;
constexpr VariableId ofObject{0x90000000U};
/// Variables of a caller that hold what its constructors make, by their expressions.
constexpr std::uint32_t ofMade = 0x20000000U;

/// "Rows" of "ns::Rows<4>".
std::string bareName(std::string name) {
  name = name.substr(0, name.find('<'));
  const std::size_t colon = name.rfind(':');
  return colon == std::string::npos ? name : name.substr(colon + 1);
}

/// True if a member function is one of a base class of the type that it is called on.
bool isOfBase(const Callee &callee, const Type &object) {
  const std::size_t end = callee.qualifiedName.rfind("::" + callee.name);
  return object.isDerived && end != std::string::npos &&
         bareName(callee.qualifiedName.substr(0, end)) != bareName(object.name);
}

} // namespace

/// Where the object is that a member function is called on: its first operand. `callee`: the frame that holds it where
/// it is a temporary.
Location CallResolver::objectOf(State &state, ExpressionId id, std::uint32_t callee) {
  const Expression &e = position_.at(id);
  const ExpressionId operand = e.operands[0];
  const TypeId type = position_.at(operand).type;
  Location out;
  if (types_.isPointer(type))
    out = targetOf(evaluator_.evaluate(state, operand));
  else if (isTemporary(dialect_, position_.body(), operand))
    out = evaluator_.temporaryOf(state, operand, type, {.frame = callee, .variable = ofObject});
  else
    out = evaluator_.locate(state, operand, false);
  // Where a base class stands in an object is one number for all.
  const Type *object = types_.described(e.callee.objectType);
  if (out.kind != Location::Kind::memory || object == nullptr || !isOfBase(e.callee, *object)) return out;
  return places_.shifted(out, values_.size("offset of a base of " + object->name), id);
}

/// The object of its own that a constructor makes.
ObjectId CallResolver::madeBy(ExpressionId id) const {
  return {.frame = position_.frame().id, .variable = VariableId{ofMade + static_cast<std::uint32_t>(id)}};
}

void CallResolver::beginObject(State &state, ExpressionId id) {
  const ObjectId made = madeBy(id);
  variables_.setTemporary(made, position_.at(id).type);
  Value fresh = values_.record(false, position_.textOf(id), position_.because(id, ReasonId::isMadeByConstructor));
  state.environment.set(made, std::make_shared<const Value>(std::move(fresh)));
}

/// Returns the value of each parameter of a call. `callee`: the frame that holds temporaries.
CallResolver::Bindings CallResolver::argumentsOf(State &state, ExpressionId id,
                                                 const std::vector<ExpressionId> &arguments, std::uint32_t callee,
                                                 const Called &called) {
  Bindings out;
  for (std::size_t i = 0; i < called.parameters->size(); ++i) {
    const VariableId parameter = (*called.parameters)[i];
    const TypeId type = (*called.body)[parameter].type;
    if (i >= arguments.size() || !isSome(arguments[i])) {
      Value missing = Value::other(false);
      if (types_.isInteger(type)) missing = Value::number(values_.opaque(id, ReasonId::hasDefaultArgument));
      out.emplace_back(parameter, std::move(missing));
    } else if (types_.isReference(type)) {
      const ObjectId object{.frame = callee, .variable = VariableId{ofArguments + static_cast<std::uint32_t>(i)}};
      out.emplace_back(parameter, Value::pointer(evaluator_.boundTo(state, arguments[i], type, object)));
    } else {
      out.emplace_back(parameter, evaluator_.evaluate(state, arguments[i]));
    }
  }
  return out;
}

/// Gives a lambda's variables that are its surroundings' the values or places that it captured. What is not known of
/// them has some value, not none.
void CallResolver::bindCaptures(State &state, Frame &callee, const Called &called, const Value &closure) {
  for (std::uint32_t i = 0; i < callee.body->variables.size(); ++i) {
    const VariableId id{i};
    const Variable &variable = (*callee.body)[id];
    const bool isOwn =
        isSome(variable.statement) || std::ranges::find(*called.parameters, id) != called.parameters->end();
    if (isOwn || !variable.isPerThread() || variable.constant) continue;
    const ObjectId object{.frame = callee.id, .variable = id};
    const auto place = closure.members.find(capturedPlace(variable));
    const auto value = closure.members.find(capturedValue(variable));
    if (place != closure.members.end() && place->second->isPointer()) {
      callee.aliases[id] = place->second->target;
    } else if (value != closure.members.end()) {
      state.environment.set(object, value->second);
    } else {
      if (types_.isArray(variable.type)) callee.aliases[id] = Location{};
      Value unknown = values_.unfollowedValue(none<ExpressionId>, variable.type, ReasonId::isCapturedByLambda, false);
      state.environment.set(object, std::make_shared<const Value>(std::move(unknown)));
    }
  }
  if (const auto self = closure.members.find(capturedObject); self != closure.members.end())
    callee.self = self->second->isPointer() ? std::optional(self->second->target) : std::nullopt;
}

/// A member of the object that is made, before the constructor's body.
void CallResolver::initializeMember(State &state, const MemberInitializer &initializer) {
  if (!position_.frame().self || !isSome(initializer.value)) return;
  Location place = *position_.frame().self;
  const TypeId type = types_.partOf(variables_.typeAt(place), initializer.member);
  if (place.kind != Location::Kind::object) {
    evaluator_.evaluate(state, initializer.value);
    return;
  }
  if (initializer.member.empty()) {
    const Value base = evaluator_.evaluate(state, initializer.value);
    for (const auto &[name, value] : base.members) {
      Location member = place;
      member.path.push_back(name);
      store_.store(state, member, *value, none<TypeId>, initializer.value);
    }
    return;
  }
  place.path.push_back(initializer.member);
  if (types_.isReference(type)) {
    const Location bound = evaluator_.locate(state, initializer.value, false);
    variables_.expose(bound);
    return store_.store(state, place, Value::pointer(bound), none<TypeId>, initializer.value);
  }
  store_.store(state, place, evaluator_.evaluate(state, initializer.value), type, initializer.value);
}

} // namespace warpgrain::access
