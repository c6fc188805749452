// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/race/Subscripts.h"

#include <algorithm>

namespace warpgrain::dependence {

using namespace model;

namespace {

bool isPointer(const BodyIndex &index, ExpressionId expression) {
  const TypeId type = index.body()[expression].type;
  if (!isSome(type)) return false;
  const TypeKind kind = index.unit()[type].kind;
  return kind == TypeKind::pointer || kind == TypeKind::array;
}

/// Walks from the outermost part of the path to the array's name.
bool collect(const BodyIndex &index, ExpressionId at, VariableId array, Subscripts &out) {
  const Body &body = index.body();
  const Expression &e = body[at];
  switch (e.kind) {
  case ExpressionKind::variable:
    return e.variable == array;
  case ExpressionKind::cast:
    return e.isImplicit && collect(index, e.operands[0], array, out);
  case ExpressionKind::member:
    if (e.isArrow) return false;
    out.members.push_back(e.name);
    return collect(index, e.operands[0], array, out);
  case ExpressionKind::subscript:
    out.indices.push_back(e.operands[1]);
    return isPointer(index, e.operands[0]) && collect(index, e.operands[0], array, out);
  case ExpressionKind::unary: {
    if (e.op != Operator::dereference) return false;
    const Expression &sum = body[e.operands[0]];
    if (sum.kind != ExpressionKind::binary || sum.op != Operator::plus || !isPointer(index, sum.operands[0]))
      return false;
    out.indices.push_back(sum.operands[1]);
    return collect(index, sum.operands[0], array, out);
  }
  default:
    return false;
  }
}

} // namespace

std::optional<Subscripts> subscriptsOf(const BodyIndex &index, const Access &access) {
  Subscripts out;
  if (!collect(index, access.expression, access.array, out)) return std::nullopt;
  std::ranges::reverse(out.indices);
  std::ranges::reverse(out.members);
  return out;
}

} // namespace warpgrain::dependence
