// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/placement/AddressUse.h"

#include "core/model/BodyIndex.h"

#include <algorithm>
#include <set>
#include <utility>

namespace warpgrain::transform {

using namespace model;

namespace {

class AddressUse {
public:
  explicit AddressUse(const Unit &unit) : unit_(unit) {}

  std::optional<Spelling> find(const Body &body, VariableId pointer) {
    if (!seen_.insert({&body, pointer}).second) return std::nullopt;
    const BodyIndex index(body, unit_);
    for (const Use *use : index.usesOf(pointer)) {
      if (isSome(use->expression) && use->kind == UseKind::read && leadsToElements(body, use->expression)) continue;
      return isSome(use->expression) ? body[use->expression].spelling : body[pointer].declaration;
    }
    return std::nullopt;
  }

private:
  bool isPointer(TypeId type) const { return isSome(type) && unit_[type].kind == TypeKind::pointer; }

  /// Follows an address outwards to where an element is named by it.
  bool leadsToElements(const Body &body, ExpressionId at) {
    for (ExpressionId parent = body[at].parent; isSome(parent); at = parent, parent = body[at].parent) {
      const Expression &around = body[parent];
      switch (around.kind) {
      case ExpressionKind::cast:
        if (!isPointer(around.type) && !isElement(body, at)) return false;
        if (isElement(body, at)) return true;
        break;
      case ExpressionKind::binary:
        if (isElement(body, at)) return true;
        if (!isPointer(around.type)) return false;
        break;
      case ExpressionKind::subscript:
        if (isElement(body, at) && around.operands[0] != at) return true; // an index
        break;
      case ExpressionKind::unary:
        if (around.op == Operator::addressOf && !isElement(body, at)) return false;
        if (around.op != Operator::addressOf && around.op != Operator::dereference) return isElement(body, at);
        break;
      case ExpressionKind::member:
        break;
      case ExpressionKind::call:
        return isElement(body, at) || isHandedOn(around, at);
      case ExpressionKind::assign:
        return isElement(body, at) || isKeptInPointer(body, around, at);
      default:
        return isElement(body, at);
      }
    }
    return isElement(body, at) || isInitialValue(body, at);
  }

  /// `w[i]`, `*(w + i)`, `w->x`: what the address leads to, and no address any more.
  static bool isElement(const Body &body, ExpressionId id) {
    const Expression &e = body[id];
    return e.kind == ExpressionKind::subscript || e.kind == ExpressionKind::member ||
           (e.kind == ExpressionKind::unary && e.op == Operator::dereference);
  }

  static bool isByReference(const Expression &call, ExpressionId argument) {
    const auto found = std::ranges::find(call.operands, argument);
    const auto position = static_cast<std::size_t>(found - call.operands.begin());
    return position >= call.callee.byReference.size() || call.callee.byReference[position];
  }

  /// To a function of the unit that uses elements alone.
  bool isHandedOn(const Expression &call, ExpressionId argument) {
    if (!isSome(call.callee.function)) return false;
    const Function &function = unit_[call.callee.function];
    const auto &instance = call.callee.instance;
    if (instance && *instance >= function.instances.size()) return false;
    const std::vector<VariableId> &parameters =
        instance ? function.instances[*instance].parameters : function.parameters;
    const auto found = std::ranges::find(call.operands, argument);
    const auto position = static_cast<std::size_t>(found - call.operands.begin());
    if (parameters.size() != call.operands.size() || isByReference(call, argument)) return false;
    return !find(instance ? function.instances[*instance].body : function.body, parameters[position]);
  }

  bool isKeptInPointer(const Body &body, const Expression &assign, ExpressionId value) {
    if (assign.op != Operator::none || assign.operands.size() != 2 || assign.operands[1] != value) return false;
    const Expression &target = body[assign.operands[0]];
    return target.kind == ExpressionKind::variable && isOwnPointer(body, target.variable) &&
           !findInOwn(body, target.variable);
  }

  bool isInitialValue(const Body &body, ExpressionId value) {
    for (const VariableId id : ids(body))
      if (body[id].initializer == value) return isOwnPointer(body, id) && !findInOwn(body, id);
    return false;
  }

  bool isOwnPointer(const Body &body, VariableId id) const {
    return body[id].space == VariableSpace::local && !body[id].isStatic && isPointer(body[id].type);
  }

  /// Of a pointer that is given values: what is done with them.
  std::optional<Spelling> findInOwn(const Body &body, VariableId pointer) {
    if (!seen_.insert({&body, pointer}).second) return std::nullopt;
    const BodyIndex index(body, unit_);
    for (const Use *use : index.usesOf(pointer)) {
      if (use->kind == UseKind::escape || !isSome(use->expression)) return body[pointer].declaration;
      const ExpressionId parent = body[use->expression].parent;
      const bool isTarget =
          isSome(parent) && body[parent].kind == ExpressionKind::assign && body[parent].operands[0] == use->expression;
      const bool isStep = isSome(parent) && body[parent].kind == ExpressionKind::unary &&
                          (body[parent].op == Operator::increment || body[parent].op == Operator::decrement);
      if (isTarget && !isSome(body[parent].parent)) continue;
      if (isStep && !isSome(body[parent].parent)) continue;
      if (use->kind == UseKind::read && leadsToElements(body, use->expression)) continue;
      return body[use->expression].spelling;
    }
    return std::nullopt;
  }

  static std::vector<VariableId> ids(const Body &body) {
    std::vector<VariableId> out;
    for (std::size_t i = 0; i < body.variables.size(); ++i)
      out.push_back(VariableId{static_cast<std::uint32_t>(i)});
    return out;
  }

  const Unit &unit_;
  std::set<std::pair<const Body *, VariableId>> seen_;
};

} // namespace

std::optional<Spelling> findUseOfAddress(const Unit &unit, const Body &body, VariableId pointer) {
  return AddressUse(unit).find(body, pointer);
}

} // namespace warpgrain::transform
