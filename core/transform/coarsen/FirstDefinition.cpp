// SPDX-License-Identifier: Apache-2.0
#include "core/transform/coarsen/FirstDefinition.h"

#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;

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
      const auto uses = index.usesOf(variable);
      const bool named =
          std::ranges::any_of(uses, [&](const Use *use) { return isInside(body, use->statement, child); });
      if (named) return definesFirst(index, child, variable);
    }
    return false;
  default:
    return false;
  }
}

std::optional<Piece> firstNaming(const BodyIndex &index, const Node &node, VariableId variable) {
  const auto uses = index.usesOf(variable);
  const auto found = std::ranges::find_if(node.pieces, [&](const Piece &piece) {
    return std::ranges::any_of(uses,
                               [&](const Use *use) { return isInside(index.body(), use->statement, piece.statement); });
  });
  return found != node.pieces.end() ? std::optional(*found) : std::nullopt;
}

} // namespace warpgrain::transform
