// SPDX-License-Identifier: Apache-2.0
//
// Lambdas: what they capture, and what their bodies find of it.
#include "core/access/symbolic/Machine.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

/// The member of a lambda's value that `this` is.
constexpr const char *capturedObject = "this";

} // namespace

Value Machine::evaluateLambda(State &state, ExpressionId id) {
  Value out = Value::other(false);
  out.kind = Value::Kind::record;
  out.origin = textOf(id);
  out.serial = ++serial_;
  out.reason = because(id, "is a lambda");
  const auto captures = at(id).operands;
  for (std::size_t i = 0; i < captures.size(); ++i) {
    const ExpressionId capture = captures[i];
    if (!isSome(capture)) continue;
    if (at(capture).name == "CXXThisExpr")
      out.members[capturedObject] = std::make_shared<const Value>(evaluate(state, capture));
    if (at(capture).kind != ExpressionKind::variable) {
      evaluate(state, capture);
      continue;
    }
    const std::string name = nameOfCapture(body()[at(capture).variable]);
    const bool isReference = i < at(id).callee.byReference.size() && at(id).callee.byReference[i];
    if (isReference) {
      const Location place = locate(state, capture, false);
      expose(place);
      out.members["&" + name] = std::make_shared<const Value>(Value::pointer(place));
    } else if (typeOf(capture).kind != TypeKind::array) {
      out.members["=" + name] = std::make_shared<const Value>(evaluate(state, capture));
    }
  }
  return out;
}

std::string Machine::nameOfCapture(const Variable &variable) {
  return variable.name + "@" + std::to_string(static_cast<std::uint32_t>(variable.nameSpan.file)) + ":" +
         std::to_string(variable.nameSpan.begin);
}

/// Gives a lambda's variables that are its surroundings' the values or places that it captured. What is not known of
/// them has some value, not none.
void Machine::bindCaptures(State &state, const Called &called, const Value &closure) {
  const Frame &callee = frame();
  for (std::uint32_t i = 0; i < callee.body->variables.size(); ++i) {
    const VariableId id{i};
    const Variable &variable = (*callee.body)[id];
    const bool isOwn =
        isSome(variable.statement) || std::ranges::find(*called.parameters, id) != called.parameters->end();
    if (isOwn || !variable.isPerThread() || variable.constant) continue;
    const std::string name = nameOfCapture(variable);
    const ObjectId object{.frame = callee.id, .variable = id};
    const auto place = closure.members.find("&" + name);
    const auto value = closure.members.find("=" + name);
    if (place != closure.members.end() && place->second->isPointer()) {
      frame().aliases[id] = place->second->target;
    } else if (value != closure.members.end()) {
      state.environment.set(object, value->second);
    } else {
      const Type *type = described(variable.type);
      if (type != nullptr && type->kind == TypeKind::array) frame().aliases[id] = Location{};
      state.environment.set(object, std::make_shared<const Value>(unfollowedValue(none<ExpressionId>, variable.type,
                                                                                  "is captured by a lambda", false)));
    }
  }
  if (const auto self = closure.members.find(capturedObject); self != closure.members.end())
    frame().self = self->second->isPointer() ? std::optional(self->second->target) : std::nullopt;
}

} // namespace warpgrain::access
