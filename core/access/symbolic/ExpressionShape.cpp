// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/ExpressionShape.h"

namespace warpgrain::access {

using namespace model;

bool namesObject(const Dialect &dialect, const Body &body, ExpressionId id) {
  const Expression &e = body[id];
  return e.kind == ExpressionKind::call && e.callee.returnsReference && dialect.effectOf(e.callee) == CallEffect::user;
}

ExpressionId unwrapped(const Body &body, ExpressionId id) {
  while ((body[id].kind == ExpressionKind::other || body[id].kind == ExpressionKind::cast) &&
         body[id].operands.size() == 1)
    id = body[id].operands[0];
  return id;
}

bool isTemporary(const Dialect &dialect, const Body &body, ExpressionId id) {
  const ExpressionId made = unwrapped(body, id);
  const ExpressionKind kind = body[made].kind;
  return kind == ExpressionKind::construct || kind == ExpressionKind::initializers ||
         (kind == ExpressionKind::call && !namesObject(dialect, body, made));
}

bool isValue(const Body &body, ExpressionId id) {
  const Expression &e = body[id];
  switch (e.kind) {
  case ExpressionKind::literal:
  case ExpressionKind::builtinIndex:
  case ExpressionKind::function:
  case ExpressionKind::construct:
  case ExpressionKind::initializers:
  case ExpressionKind::sizeOf:
  case ExpressionKind::lambda:
    return true;
  case ExpressionKind::call:
    return !e.callee.returnsReference;
  case ExpressionKind::binary:
    return e.op != Operator::comma || isValue(body, e.operands[1]);
  case ExpressionKind::unary:
    return e.op != Operator::dereference &&
           ((e.op != Operator::increment && e.op != Operator::decrement) || e.isPostfix);
  case ExpressionKind::conditional:
    return isValue(body, e.operands[1]) || isValue(body, e.operands[2]);
  case ExpressionKind::cast:
    return e.isImplicit || (e.operands.size() == 1 && isValue(body, e.operands[0]));
  case ExpressionKind::other:
    return e.operands.size() == 1 && isValue(body, e.operands[0]);
  default:
    return false;
  }
}

bool isMadeByCall(const Dialect &dialect, const Expression &e) {
  if (isSome(e.callee.function)) return true;
  if (e.kind != ExpressionKind::construct) return false;
  const CallMeaning meaning = dialect.call(e.callee);
  return meaning.has(CallTrait::makesCollective) || (e.callee.isSystem && meaning.effect == CallEffect::unknown);
}

} // namespace warpgrain::access
