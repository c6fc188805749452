// SPDX-License-Identifier: Apache-2.0
#include "core/model/UnnamedWrites.h"

#include <algorithm>

namespace warpgrain::model {

namespace {

bool isHeldByReference(const Body &body, const Use &use) {
  const Expression &lambda = body[body[use.expression].parent];
  const auto at =
      static_cast<std::size_t>(std::ranges::find(lambda.operands, use.expression) - lambda.operands.begin());
  return at >= lambda.callee.byReference.size() || lambda.callee.byReference[at];
}

bool writesIn(const Unit &unit, const Body &body, const SourceSpan &name) {
  return std::ranges::any_of(usesIn(body, unit),
                             [&](const Use &use) { return use.writes() && body[use.variable].nameSpan == name; });
}

} // namespace

bool isHeldByLambda(const Body &body, const Use &use) {
  const ExpressionId parent = body[use.expression].parent;
  return isSome(parent) && body[parent].kind == ExpressionKind::lambda;
}

bool mayHoldAddress(const Unit &unit, TypeId id) {
  if (!isSome(id)) return true;
  const Type &type = unit[id];
  switch (type.kind) {
  case TypeKind::voidType:
  case TypeKind::boolean:
  case TypeKind::integer:
  case TypeKind::floating:
    return false;
  case TypeKind::array:
    return mayHoldAddress(unit, type.element);
  case TypeKind::record: // records of one another's type are members by address alone
    return type.isDerived || type.fields.empty() || type.name.contains("(lambda") ||
           std::ranges::any_of(type.fields, [&](const Field &field) { return mayHoldAddress(unit, field.type); });
  default:
    return true;
  }
}

bool mayBeUsedUnnamed(const Body &body, const Use &use) {
  return use.kind == UseKind::escape && (!isHeldByLambda(body, use) || isHeldByReference(body, use));
}

bool mayBeWrittenUnnamed(const Unit &unit, const Body &body, const Use &use) {
  if (!mayBeUsedUnnamed(body, use)) return false;
  if (!isHeldByLambda(body, use)) return true;
  const SourceSpan &lambda = body[body[use.expression].parent].spelling.span;
  bool isKnown = false;
  for (const Function &function : unit.functions) {
    if (!isSome(function.body.root) || !lambda.contains(function.bodySpan)) continue;
    isKnown = true;
    if (writesIn(unit, function.body, body[use.variable].nameSpan)) return true;
  }
  return !isKnown;
}

} // namespace warpgrain::model
