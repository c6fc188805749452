// SPDX-License-Identifier: Apache-2.0
#include "core/steps/spread/CommutingAtomics.h"

#include "core/model/Dialect.h"

namespace warpgrain::transform {

using namespace model;

namespace {

/// The operation of an atomic that is a statement of its own and works on integers; `other` where there is none such.
AtomicOperation operationOf(const Unit &unit, const access::AccessInstance &access) {
  const Body &body = *access.body;
  if (access.kind != AccessKind::atomic || !isSome(access.access.statement)) return AtomicOperation::other;
  const Statement &statement = body[access.access.statement];
  if (statement.kind != StatementKind::expression || !isSome(statement.expression)) return AtomicOperation::other;
  const Expression &call = body[statement.expression];
  ExpressionId at = access.access.expression;
  while (isSome(at) && body[at].kind != ExpressionKind::call)
    at = body[at].parent;
  const bool isWhole = at == statement.expression && isSome(call.type) && unit[call.type].kind == TypeKind::integer;
  return isWhole ? unit.dialect->call(call.callee).atomic : AtomicOperation::other;
}

} // namespace

bool commute(const Unit &unit, const access::AccessInstance &one, const access::AccessInstance &other) {
  const AtomicOperation operation = operationOf(unit, one);
  const bool isKnown = operation != AtomicOperation::other && operation != AtomicOperation::compareAndSwap;
  return isKnown && operation == operationOf(unit, other) && one.type == other.type;
}

} // namespace warpgrain::transform
