// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/time/LoadsAhead.h"

#include "core/estimate/work/Unrolling.h"
#include "core/model/Walk.h"

#include <algorithm>
#include <optional>

namespace warpgrain::estimate {

namespace {

using model::Body;
using model::Expression;
using model::ExpressionId;
using model::ExpressionKind;
using model::Operator;
using model::StatementId;
using model::VariableId;

/// The variable that a plain assignment writes, whole or an element of it.
std::optional<VariableId> assignedBy(const Body &body, ExpressionId id) {
  const Expression &e = body[id];
  if (e.kind != ExpressionKind::assign || e.op != Operator::none) return std::nullopt;
  ExpressionId target = e.operands.front();
  while (body[target].kind == ExpressionKind::subscript)
    target = body[target].operands.front();
  if (body[target].kind != ExpressionKind::variable) return std::nullopt;
  const VariableId variable = body[target].variable;
  return body[variable].space == model::VariableSpace::local ? std::optional(variable) : std::nullopt;
}

/// The local variable that is assigned, where that is all that a statement does.
std::optional<VariableId> loadedInto(const Body &body, StatementId statement) {
  const auto roots = model::rootExpressionsOf(body, statement);
  return roots.size() == 1 ? assignedBy(body, roots.front()) : std::nullopt;
}

/// True if a statement itself, without those inside it, reads a variable.
bool reads(const Body &body, StatementId statement, VariableId variable) {
  for (const ExpressionId root : model::rootExpressionsOf(body, statement)) {
    const auto inRoot = model::expressionsIn(body, root);
    const auto uses = std::ranges::count_if(inRoot, [&](ExpressionId id) {
      return body[id].kind == ExpressionKind::variable && body[id].variable == variable;
    });
    const auto writes =
        std::ranges::count_if(inRoot, [&](ExpressionId id) { return assignedBy(body, id) == std::optional(variable); });
    if (uses > writes) return true;
  }
  return false;
}

} // namespace

bool isLoadedAhead(const model::Unit &unit, const Body &body, StatementId statement) {
  const auto variable = loadedInto(body, statement);
  if (!variable) return false;
  StatementId begin = statement; // the outermost loop around it in an iteration
  StatementId loop = model::enclosingLoop(body, statement);
  for (; model::isSome(loop) && !holdsBarrier(unit, body, loop); loop = model::enclosingLoop(body, loop))
    begin = loop;
  if (!model::isSome(loop) || reads(body, loop, *variable)) return false;
  bool isRead = false;
  bool isPast = false;
  for (const StatementId id : model::statementsIn(body, loop)) {
    isPast = isPast || id == begin;
    if (id == loop || !reads(body, id, *variable)) continue;
    if (isPast) return false;
    isRead = true;
  }
  return isRead;
}

} // namespace warpgrain::estimate
