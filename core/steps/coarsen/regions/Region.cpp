// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/regions/Region.h"

#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;

std::vector<StatementId> statementsOf(const Node &node) {
  std::vector<StatementId> out;
  for (const Piece &piece : node.pieces)
    if (out.empty() || out.back() != piece.statement) out.push_back(piece.statement);
  return out;
}

bool declares(const Body &body, const Node &node, VariableId variable) {
  const StatementId declaration = body[variable].statement;
  return isSome(declaration) && std::ranges::any_of(node.pieces, [&](const Piece &piece) {
           if (piece.statement != declaration || !piece.declarator) return isInside(body, declaration, piece.statement);
           return body[declaration].variables[*piece.declarator] == variable;
         });
}

bool holds(const Body &body, const Piece &piece, StatementId statement, ExpressionId expression) {
  if (!isSome(statement) || !isInside(body, statement, piece.statement)) return false;
  if (!piece.declarator) return true;
  const auto &variables = body[piece.statement].variables;
  const auto owner = std::ranges::find_if(variables, [&](VariableId v) {
    const ExpressionId value = body[v].initializer;
    if (!isSome(value)) return false;
    const auto inside = expressionsIn(body, value);
    return std::ranges::find(inside, expression) != inside.end();
  });
  // An expression in the type, outside of all initial values, belongs to each declarator.
  return owner == variables.end() || *owner == variables[*piece.declarator];
}

bool holds(const Body &body, const Node &node, const Use &use) {
  return std::ranges::any_of(node.pieces,
                             [&](const Piece &piece) { return holds(body, piece, use.statement, use.expression); });
}

} // namespace warpgrain::transform
