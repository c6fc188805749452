// SPDX-License-Identifier: Apache-2.0
#include "core/steps/registers/Certainty.h"

#include "core/model/TripCount.h"
#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;

namespace {

/// True if the expression is evaluated whenever its statement is: no &&, || or ?: around it may skip it.
bool isEvaluatedInItsStatement(const Body &body, ExpressionId expression) {
  ExpressionId at = expression;
  for (ExpressionId parent = body[at].parent; isSome(parent); at = parent, parent = body[at].parent) {
    const Expression &e = body[parent];
    const bool mayStop =
        e.kind == ExpressionKind::conditional ||
        (e.kind == ExpressionKind::binary && (e.op == Operator::logicalAnd || e.op == Operator::logicalOr));
    if (mayStop && e.operands.front() != at) return false;
    if (e.kind == ExpressionKind::lambda || e.kind == ExpressionKind::other) return false;
  }
  return true;
}

bool hasJumpOf(const Body &body, StatementId loop) {
  return std::ranges::any_of(statementsIn(body, loop), [&](StatementId id) {
    const StatementKind kind = body[id].kind;
    return (kind == StatementKind::breakOut || kind == StatementKind::continueNext) && jumpTarget(body, id) == loop;
  });
}

bool isInTree(const Body &body, ExpressionId expression, ExpressionId root) {
  if (!isSome(root)) return false;
  for (ExpressionId at = expression; isSome(at); at = body[at].parent)
    if (at == root) return true;
  return false;
}

} // namespace

Certainty certaintyOf(const BodyIndex &index, ExpressionId expression, StatementId within) {
  const Body &body = index.body();
  Certainty out;
  if (!isEvaluatedInItsStatement(body, expression)) return out;
  StatementId at = index.statementOf(expression);
  if (!isSome(at)) return out;
  const auto needs = [&](StatementId loop) {
    if (hasJumpOf(body, loop)) return false;
    if (constantTripCount(body, index.unit(), loop).value_or(0) < 1) out.loops.push_back(loop);
    return true;
  };
  const Statement &own = body[at];
  if (own.kind == StatementKind::forLoop && isInTree(body, expression, own.increment) && !needs(at)) return out;
  const bool isKnown = own.kind == StatementKind::expression || own.kind == StatementKind::declaration ||
                       own.kind == StatementKind::ifElse || own.kind == StatementKind::forLoop ||
                       own.kind == StatementKind::whileLoop;
  if (!isKnown) return out;
  for (; at != within; at = body[at].parent) {
    const StatementId parent = body[at].parent;
    if (!isSome(parent)) return out;
    const Statement &around = body[parent];
    if (around.kind == StatementKind::compound) continue;
    if (around.kind != StatementKind::forLoop) return out;
    if (at == around.initializer) continue;
    if (!needs(parent)) return out;
  }
  out.isCertain = true;
  return out;
}

} // namespace warpgrain::transform
