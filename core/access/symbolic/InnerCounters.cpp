// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/InnerCounters.h"

#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

/// `variable = …`, alone or in a row of such.
bool sets(const Body &body, ExpressionId id, VariableId variable) {
  if (!isSome(id)) return false;
  const Expression &e = body[id];
  if (e.kind == ExpressionKind::binary && e.op == Operator::comma)
    return std::ranges::any_of(e.operands, [&](ExpressionId part) { return sets(body, part, variable); });
  if (e.kind != ExpressionKind::assign || e.op != Operator::none || e.operands.empty()) return false;
  const Expression &target = body[e.operands[0]];
  return target.kind == ExpressionKind::variable && target.variable == variable;
}

/// A `for` that sets the variable of a use before anything else reads it there.
bool setsFirst(const Body &body, StatementId id, const Use &use) {
  const Statement &loop = body[id];
  if (loop.kind != StatementKind::forLoop || !isSome(loop.initializer)) return false;
  if (use.statement == loop.initializer && use.kind != UseKind::write) return false;
  return sets(body, body[loop.initializer].expression, use.variable);
}

} // namespace

bool countsInnerLoopsAlone(const BodyIndex &index, StatementId loop, VariableId variable) {
  const Body &body = index.body();
  const std::vector<const Use *> uses = index.usesOf(variable);
  return !uses.empty() && std::ranges::all_of(uses, [&](const Use *use) {
    if (use->kind == UseKind::escape) return false;
    for (StatementId at = use->statement; isSome(at) && !isInside(body, loop, at); at = body[at].parent)
      if (setsFirst(body, at, *use)) return true;
    return false;
  });
}

} // namespace warpgrain::access
