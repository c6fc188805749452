// SPDX-License-Identifier: Apache-2.0
//
// What references are bound to.
#include "core/access/symbolic/Evaluator.h"
#include "core/access/symbolic/ExpressionShape.h"

namespace warpgrain::access {

using namespace model;

/// Returns a call's value. If the call returns a reference, this is the value of the object that it names.
Value Evaluator::evaluateCall(State &state, ExpressionId id) {
  const Value result = execution_.callResult(state, id);
  if (!namesObject(dialect_, position_.body(), id)) return result;
  const Location object = targetOf(result);
  record(state, id, object);
  return object.kind == Location::Kind::unknown && !result.isPointer()
             ? result
             : store_.load(state, object, position_.at(id).type, id);
}

Location Evaluator::temporaryOf(State &state, ExpressionId id, TypeId type, const ObjectId &object) {
  return holdTemporary(state, id, type, object, evaluate(state, id));
}

Location Evaluator::holdTemporary(State &state, ExpressionId id, TypeId type, const ObjectId &object,
                                  const Value &value) {
  Location place;
  place.kind = Location::Kind::object;
  place.object = object;
  variables_.setTemporary(object, position_.at(id).type);
  store_.store(state, place, value, type, id);
  return place;
}

/// Evaluates a value once and binds the reference to a temporary: locating it would repeat its side effects.
Location Evaluator::boundTo(State &state, ExpressionId id, TypeId type, const ObjectId &object) {
  if (isValue(position_.body(), id)) return temporaryOf(state, id, type, object);
  const ExpressionKind kind = position_.at(id).kind;
  if (kind == ExpressionKind::call && !namesObject(dialect_, position_.body(), id)) {
    const Value result = execution_.callResult(state, id);
    return result.isPointer() ? result.target : holdTemporary(state, id, type, object, result);
  }
  const Expression &e = position_.at(id);
  if (kind == ExpressionKind::other && e.operands.size() == 1) return boundTo(state, e.operands[0], type, object);
  // What names an object whose place is not known is no temporary: what is written to it is written somewhere.
  const bool mayBeTemporary =
      kind == ExpressionKind::other || (kind == ExpressionKind::cast && !types_.isReference(e.type));
  const Location place = locate(state, id, false);
  return place.kind != Location::Kind::unknown || !mayBeTemporary ? place : temporaryOf(state, id, type, object);
}

} // namespace warpgrain::access
