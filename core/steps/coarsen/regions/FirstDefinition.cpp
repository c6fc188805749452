// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/regions/FirstDefinition.h"

#include "core/model/Walk.h"

#include <algorithm>
#include <vector>

namespace warpgrain::transform {

using namespace model;

namespace {

bool names(const BodyIndex &index, StatementId id, VariableId variable) {
  const auto uses = index.usesOf(variable);
  return std::ranges::any_of(uses, [&](const Use *use) { return isInside(index.body(), use->statement, id); });
}

bool readsNoEarlierValue(const BodyIndex &index, StatementId id, VariableId variable);

/// True if statements, executed in order, do not read a value that the variable has before the first of them.
bool readsNoEarlierValue(const BodyIndex &index, const std::vector<StatementId> &statements, VariableId variable) {
  for (const StatementId id : statements) {
    if (definesFirst(index, id, variable)) return true;
    if (!readsNoEarlierValue(index, id, variable)) return false;
  }
  return true;
}

bool readsNoEarlierValue(const BodyIndex &index, StatementId id, VariableId variable) {
  if (!names(index, id, variable) || definesFirst(index, id, variable)) return true;
  const Statement &statement = index.body()[id];
  if (statement.kind == StatementKind::compound) return readsNoEarlierValue(index, statement.children, variable);
  if (statement.kind != StatementKind::ifElse && statement.kind != StatementKind::forLoop) return false;
  const bool isHeld = std::ranges::all_of(index.usesOf(variable), [&](const Use *use) {
    return !isInside(index.body(), use->statement, id) ||
           std::ranges::any_of(statement.children,
                               [&](StatementId child) { return isInside(index.body(), use->statement, child); });
  });
  // Each child may be the first that is executed: none may read an earlier value.
  return isHeld && std::ranges::all_of(statement.children,
                                       [&](StatementId child) { return readsNoEarlierValue(index, child, variable); });
}

} // namespace

bool definesFirst(const BodyIndex &index, StatementId id, VariableId variable) {
  const Body &body = index.body();
  const Statement &statement = body[id];
  switch (statement.kind) {
  case StatementKind::expression: {
    if (!isSome(statement.expression)) return false;
    const Expression &e = body[statement.expression];
    if (e.kind != ExpressionKind::assign || e.op != Operator::none || e.operands.size() != 2) return false;
    const Expression &target = body[e.operands[0]];
    if (target.kind != ExpressionKind::variable || target.variable != variable) return false;
    return std::ranges::none_of(expressionsIn(body, e.operands[1]), [&](ExpressionId inner) {
      return body[inner].kind == ExpressionKind::variable && body[inner].variable == variable;
    });
  }
  case StatementKind::forLoop:
    return isSome(statement.initializer) && definesFirst(index, statement.initializer, variable);
  case StatementKind::compound:
    for (const StatementId child : statement.children) {
      if (names(index, child, variable)) return definesFirst(index, child, variable);
    }
    return false;
  default:
    return false;
  }
}

bool readsNoEarlierValue(const BodyIndex &index, const Node &node, VariableId variable) {
  return readsNoEarlierValue(index, statementsOf(node), variable);
}

std::optional<Piece> firstNaming(const BodyIndex &index, const Node &node, VariableId variable) {
  const auto uses = index.usesOf(variable);
  const auto found = std::ranges::find_if(node.pieces, [&](const Piece &piece) {
    return std::ranges::any_of(
        uses, [&](const Use *use) { return holds(index.body(), piece, use->statement, use->expression); });
  });
  return found != node.pieces.end() ? std::optional(*found) : std::nullopt;
}

} // namespace warpgrain::transform
