// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Classify.h"
#include "core/access/symbolic/Machine.h"
#include "core/model/Walk.h"

namespace warpgrain::access {

using namespace model;

/// What the text of the loop may change. Writes through pointers and references show when it is run.
void Machine::findChanged(const State &state, LoopParts &parts) {
  const Statement &loop = body()[parts.loop];
  for (const Use &use : frame().index->uses()) {
    if (!use.writes() || !isSome(use.statement) || !isInside(body(), use.statement, parts.loop)) continue;
    if (isSome(loop.initializer) && isInside(body(), use.statement, loop.initializer)) continue;
    const Variable &variable = body()[use.variable];
    const bool isInner = isSome(variable.statement) && isInside(body(), variable.statement, parts.loop) &&
                         !(isSome(loop.initializer) && isInside(body(), variable.statement, loop.initializer));
    if (isInner || !variable.isPerThread()) continue;
    const ObjectId object{.frame = frame().id, .variable = use.variable};
    const Type *type = isSome(variable.type) ? &unit_[variable.type] : nullptr;
    if (type != nullptr && type->kind == TypeKind::array) {
      parts.changedArrays.insert(arrayOf(body(), use.variable, {}, frame().id));
    } else if (type != nullptr && type->kind == TypeKind::reference) {
      const ValuePtr bound = state.environment.find(object);
      if (bound && bound->isPointer() && bound->target.kind == Location::Kind::object)
        parts.changed.insert(bound->target.object);
    } else {
      parts.changed.insert(object);
    }
  }
}

/// The expression in the loop that changes a variable, for the reason why it is not followed.
ExpressionId Machine::changePlace(const LoopParts &parts, const ObjectId &object) {
  if (object.frame != frame().id) return none<ExpressionId>;
  for (const Use *use : frame().index->usesOf(object.variable)) {
    if (!use->writes() || !isSome(use->statement) || !isInside(body(), use->statement, parts.loop)) continue;
    const ExpressionId change = at(use->expression).parent;
    return isSome(change) ? change : use->expression;
  }
  return none<ExpressionId>;
}

State Machine::withPlaceholders(const State &state, const LoopParts &parts, std::map<ObjectId, Change> &changes) {
  State out = state;
  for (const ObjectId &object : parts.changed) {
    Change &change = changes[object];
    if (!change.before) {
      const ValuePtr held = state.environment.find(object);
      const ExpressionId place = changePlace(parts, object);
      change.before = held ? held : std::make_shared<const Value>(initialValue(object, place));
      change.isUniform = isUniform(*change.before) || change.before->isUnset;
      change.reason = because(place, "changes in the loop in a way that is not followed");
    }
    const std::string name =
        object.frame == frame().id && static_cast<std::size_t>(object.variable) < body().variables.size()
            ? body()[object.variable].name
            : "value";
    Atom atom;
    atom.kind = change.isUniform ? AtomKind::symbol : AtomKind::opaque;
    atom.name = name;
    atom.number = ++serial_;
    atom.reason = change.reason;
    atom.dependsOn = surroundings();
    atom.isNotNegative = object.frame == frame().id &&
                         static_cast<std::size_t>(object.variable) < body().variables.size() &&
                         isUnsigned(body()[object.variable].type) && change.before->isNumber();
    change.placeholder = out_.atoms.intern(std::move(atom));
    change.begin.reset();
    change.range.reset();
    Value held = *change.before;
    held.isUnset = false;
    if (held.isNumber()) {
      held.form = Form(change.placeholder);
    } else if (held.isPointer() && held.target.kind == Location::Kind::memory) {
      held.target.offset = Form(change.placeholder);
      held.target.alternatives = nullptr;
    } else if (held.kind == Value::Kind::record) {
      held = Value::other(change.isUniform);
      held.kind = Value::Kind::record;
      held.origin = name;
      held.serial = ++serial_;
      held.reason = change.reason;
    } else {
      held = Value::other(change.isUniform);
    }
    out.environment.set(object, std::make_shared<const Value>(std::move(held)));
  }
  for (const ArrayId array : parts.changedArrays)
    out.environment.forgetElements(array);
  return out;
}

} // namespace warpgrain::access
