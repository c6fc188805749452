// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/UnstableArrays.h"

#include <algorithm>
#include <utility>

namespace warpgrain::access {

using namespace model;

namespace {

void collectBodies(const Unit &unit, const Body &body, std::set<const Body *> &seen) {
  if (!seen.insert(&body).second) return;
  for (const Expression &e : body.expressions) {
    if (!isSome(e.callee.function)) continue;
    const Function &called = unit[e.callee.function];
    collectBodies(unit, called.body, seen);
    if (e.callee.instance && *e.callee.instance < called.instances.size())
      collectBodies(unit, called.instances[*e.callee.instance].body, seen);
  }
}

/// Finds what the atomics of some functions change. A function's parameter stands for what its callers hand over.
class AtomicTargets {
public:
  AtomicTargets(const Unit &unit, const Body &kernel, const std::set<const Body *> &bodies)
      : unit_(unit), kernel_(kernel), bodies_(bodies) {
    for (const Function &function : unit.functions) {
      parameters_[&function.body] = {&function, &function.parameters};
      for (const Instance &instance : function.instances)
        parameters_[&instance.body] = {&function, &instance.parameters};
    }
  }

  void add(const BodyIndex &index, const Access &access) { addVariable(index.body(), access.array); }

  /// True where one changes what no name tells.
  bool any() const { return any_; }

  const std::set<std::string> &names() const { return names_; }

private:
  struct Owner {
    const Function *function = nullptr;
    const std::vector<VariableId> *parameters = nullptr;
  };

  void addVariable(const Body &body, VariableId id) {
    if (!isSome(id)) {
      any_ = true;
    } else if (!body[id].isPerThread() || (&body == &kernel_ && body[id].space != VariableSpace::local)) {
      names_.insert(body[id].name);
    } else if (body[id].space == VariableSpace::parameter && visited_.insert({&body, id}).second) {
      addArguments(body, id);
    } else if (body[id].space != VariableSpace::parameter) {
      any_ = true;
    }
  }

  /// Adds the arguments that callers of a function pass for a parameter.
  void addArguments(const Body &body, VariableId parameter) {
    const auto owner = parameters_.find(&body);
    const TypeId type = body[parameter].type;
    const bool isReference = isSome(type) && unit_[type].kind == TypeKind::reference;
    if (owner == parameters_.end() || (!isReference && BodyIndex(body, unit_).isReassigned(parameter))) {
      any_ = true;
      return;
    }
    const std::vector<VariableId> &parameters = *owner->second.parameters;
    const auto place = static_cast<std::size_t>(std::ranges::find(parameters, parameter) - parameters.begin());
    for (const Body *caller : bodies_)
      for (const Expression &e : caller->expressions)
        if (isSome(e.callee.function) && &unit_[e.callee.function] == owner->second.function)
          addVariable(*caller, argumentOf(*caller, e, place));
  }

  /// The variable that an argument leads into or is a part of; none where that is not told.
  VariableId argumentOf(const Body &caller, const Expression &call, std::size_t place) const {
    const bool isCall = call.kind == ExpressionKind::call || call.kind == ExpressionKind::construct;
    const std::size_t operand = place + (call.hasObject ? 1 : 0);
    if (!isCall || operand >= call.operands.size()) return none<VariableId>;
    ExpressionId at = call.operands[operand];
    while (isSome(at)) {
      const Expression &e = caller[at];
      const bool leads = (e.kind == ExpressionKind::unary && e.op == Operator::dereference) ||
                         (e.kind == ExpressionKind::member && e.isArrow);
      const bool isWrapped = e.kind == ExpressionKind::other && e.operands.size() == 1;
      if (e.operands.empty() || !(leads || isWrapped)) break;
      at = e.operands[0];
    }
    const ExpressionId base = isSome(at) ? pointerBase(caller, unit_, at) : none<ExpressionId>;
    return isSome(base) ? caller[base].variable : none<VariableId>;
  }

  const Unit &unit_;
  const Body &kernel_;
  const std::set<const Body *> &bodies_;
  std::map<const Body *, Owner> parameters_;
  std::set<std::pair<const Body *, VariableId>> visited_;
  std::set<std::string> names_;
  bool any_ = false;
};

} // namespace

std::set<const Body *> bodiesCalledFrom(const Unit &unit, const Body &body) {
  std::set<const Body *> out;
  collectBodies(unit, body, out);
  return out;
}

UnstableArrays::UnstableArrays(const Unit &unit, const Body &kernel, const std::set<const Body *> &reached,
                               Bodies &bodies) {
  AtomicTargets targets(unit, kernel, reached);
  for (const Body *body : reached)
    for (const Access &access : bodies.indexOf(*body).accesses())
      if (access.kind == AccessKind::atomic) targets.add(bodies.indexOf(*body), access);
  names_ = targets.names();
  any_ = targets.any();
}

bool UnstableArrays::contains(const Array &array) const {
  if (array.space == MemorySpace::constant) return false;
  return any_ || !isSome(array.variable) || names_.contains((*array.body)[array.variable].name);
}

} // namespace warpgrain::access
