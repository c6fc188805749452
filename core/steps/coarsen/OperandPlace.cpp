// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/OperandPlace.h"

namespace warpgrain::transform {

using namespace model;

bool mayStandBare(const Body &body, ExpressionId id, Operator outermost) {
  if (body[id].spelling.origin != SpellingOrigin::file) return false; // a macro may put anything around it
  const ExpressionId parentId = body[id].parent;
  if (!isSome(parentId)) return true;
  const Expression &parent = body[parentId];
  const bool first = !parent.operands.empty() && parent.operands[0] == id;
  switch (parent.kind) {
  case ExpressionKind::assign:
    return !first;
  case ExpressionKind::subscript:
    return !first;
  case ExpressionKind::call:
    return !(first && parent.hasObject);
  case ExpressionKind::construct:
  case ExpressionKind::initializers:
  case ExpressionKind::conditional:
    return true;
  case ExpressionKind::cast:
    return parent.isImplicit && mayStandBare(body, parentId, outermost);
  case ExpressionKind::binary:
    if (parent.op == Operator::plus || (parent.op == Operator::times && first && outermost == Operator::times))
      return true;
    if (parent.op == Operator::minus) return first || outermost == Operator::times;
    return (parent.op >= Operator::logicalAnd && parent.op <= Operator::notEqual &&
            parent.op != Operator::logicalNot) ||
           parent.op == Operator::comma;
  default:
    return false;
  }
}

} // namespace warpgrain::transform
