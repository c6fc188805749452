// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/ReusedCounter.h"

#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;

namespace {

/// What the first expression of a `for` assigns, and to what.
std::optional<VariableId> assignedFirst(const Body &body, const Statement &loop) {
  if (loop.kind != StatementKind::forLoop || !isSome(loop.initializer) || !isSome(loop.condition)) return std::nullopt;
  const ExpressionId first = body[loop.initializer].expression;
  if (!isSome(first) || body[first].kind != ExpressionKind::assign || body[first].op != Operator::none)
    return std::nullopt;
  const Expression &target = body[body[first].operands[0]];
  return target.kind == ExpressionKind::variable ? std::optional(target.variable) : std::nullopt;
}

bool names(const Body &body, ExpressionId expression, VariableId variable) {
  return std::ranges::any_of(expressionsIn(body, expression), [&](ExpressionId e) {
    return body[e].kind == ExpressionKind::variable && body[e].variable == variable;
  });
}

} // namespace

std::optional<VariableId> reusedCounter(const BodyIndex &index, const dependence::ThreadVariance &variance,
                                        StatementId id) {
  const Body &body = index.body();
  const Statement &loop = body[id];
  const auto counter = assignedFirst(body, loop);
  if (!counter || !variance.varies(*counter) || variance.hasVaryingJump(id)) return std::nullopt;
  // All but the counter is the same for all threads.
  const auto variesOtherwise = [&](ExpressionId root) {
    return isSome(root) && std::ranges::any_of(expressionsIn(body, root), [&](ExpressionId e) {
             return !names(body, e, *counter) && variance.varies(e);
           });
  };
  const ExpressionId value = body[body[loop.initializer].expression].operands[1];
  if (names(body, value, *counter) || variance.varies(value)) return std::nullopt;
  if (variesOtherwise(loop.condition) || variesOtherwise(loop.increment)) return std::nullopt;
  const StatementId inside = loop.children.empty() ? none<StatementId> : loop.children.front();
  const bool isChanged = std::ranges::any_of(index.usesOf(*counter), [&](const Use *use) {
    return use->writes() && (use->kind == UseKind::escape || isInside(body, use->statement, inside));
  });
  return isChanged || variance.isDivergentWithin(id, body.root) ? std::nullopt : counter;
}

} // namespace warpgrain::transform
